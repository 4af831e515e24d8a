/// A dictionary with few keys, which are compared one by one.
///
/// For each type of key and value, the standard library's dictionary adds about four kilobytes to
/// an app.
struct SmallDictionary<Key: Equatable, Value> {
  private(set) var pairs: [(key: Key, value: Value)] = []

  var values: [Value] { pairs.map(\.value) }

  subscript(key: Key) -> Value? {
    get { pairs.first { $0.key == key }?.value }
    set {
      pairs.removeAll { $0.key == key }
      if let newValue { pairs.append((key, newValue)) }
    }
  }
}
