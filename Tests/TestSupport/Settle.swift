/// Lets the tasks of the main actor run until a condition is true, for at most 10,000 yields.
///
/// - Returns: Whether the condition is true.
@MainActor
package func settle(until condition: () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
