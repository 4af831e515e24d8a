import Randomness
import Testing
import UIKit

struct ConstraintSolverTests {
  @Test func `a variable without constraints is 0`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
  }

  @Test func `required equations have their solution`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearExpression(x) + LinearExpression(y) - 10, .equal)
    try solver.add(LinearExpression(x) - LinearExpression(y) - 4, .equal)
    #expect(abs(solver.value(of: x) - 7) < 1e-9)
    #expect(abs(solver.value(of: y) - 3) < 1e-9)
  }

  @Test func `one strong constraint wins over many weak ones`() throws {
    var solver = ConstraintSolver()
    let x = LinearExpression(solver.makeVariable())
    for _ in 0..<1000 { try solver.add(x - 5, .equal, strength: 749) }
    try solver.add(x - 100, .equal, strength: 750)
    #expect(x.value(solver.value) == 100)
  }

  @Test func `among constraints of one strength the sum of the errors is minimal`() throws {
    var solver = ConstraintSolver()
    let x = LinearExpression(solver.makeVariable())
    for target in [1.0, 2, 30] { try solver.add(x - target, .equal, strength: 500) }
    #expect(x.value(solver.value) == 2)
  }

  @Test func `a contradiction names the constraints and changes nothing`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(LinearExpression(x) - 10, .greaterThanOrEqual)
    try solver.add(LinearExpression(y) - 7, .equal)
    let second = try solver.add(
      LinearExpression(x) - LinearExpression(y) - 5, .greaterThanOrEqual)
    let third = try solver.add(LinearExpression(x) - 20, .lessThanOrEqual)
    do throws(ConstraintSolver.Contradiction) {
      try solver.add(LinearExpression(x) - 8, .lessThanOrEqual)
      Issue.record("no contradiction")
    } catch {
      #expect(error.constraints.contains(first) || error.constraints.contains(second))
      #expect(!error.constraints.contains(third))
    }
    let value = solver.value(of: x)
    #expect(value >= 12 - 1e-9 && value <= 20 + 1e-9)
    try solver.add(LinearExpression(x) - 15, .equal)
    #expect(abs(solver.value(of: x) - 15) < 1e-9)
  }

  @Test func `removing a constraint restores the weaker ones`() throws {
    var solver = ConstraintSolver()
    let x = LinearExpression(solver.makeVariable())
    try solver.add(x - 5, .equal, strength: 250)
    let handle = try solver.add(x - 100, .equal)
    #expect(x.value(solver.value) == 100)
    solver.remove(handle)
    #expect(x.value(solver.value) == 5)
  }

  @Test func `a constant can be changed`() throws {
    var solver = ConstraintSolver()
    let x = LinearExpression(solver.makeVariable())
    try solver.add(x - 50, .lessThanOrEqual)
    let handle = try solver.add(x - 10, .equal, strength: 750)
    solver.setConstant(-30, of: handle)
    #expect(x.value(solver.value) == 30)
    solver.setConstant(-80, of: handle)
    #expect(x.value(solver.value) == 50)
  }

  @Test(arguments: 0..<300) func `random problems are solved best`(seed: Int) throws {
    var problem = RandomProblem(seed: UInt64(seed))
    problem.addConstraints(12)
    try problem.check()
    problem.removeConstraints(4)
    try problem.check()
    problem.changeConstants(4)
    try problem.check()
    problem.addConstraints(4)
    try problem.check()
    problem.removeConstraints(5)
    try problem.check()
  }

  @Test func `the same problem has the same solution`() {
    for seed in UInt64(0)..<20 {
      var (first, second) = (RandomProblem(seed: seed), RandomProblem(seed: seed))
      first.addConstraints(20)
      second.addConstraints(20)
      #expect(first.point.x == second.point.x)
      #expect(first.point.y == second.point.y)
    }
  }
}

/// Random constraints between two variables from 0 to 100, and the best solution found by trying
/// all intersections of their lines.
private struct RandomProblem {
  private struct Constraint {
    let handle: ConstraintSolver.Handle
    let x: Double
    let y: Double
    var constant: Double
    let relation: ConstraintSolver.Relation
    let strength: Double

    func error(_ point: (x: Double, y: Double)) -> Double {
      let value = x * point.x + y * point.y + constant
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  private var random: SplitMix64
  private var solver = ConstraintSolver()
  private let variables: [LinearExpression.Variable]
  private var constraints: [Constraint] = []
  private static let strengths: [Double] = [1000, 750, 500, 250, 50]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    variables = [solver.makeVariable(), solver.makeVariable()]
    for (x, y) in [(1.0, 0.0), (0, 1)] {
      add(x, y, 0, .greaterThanOrEqual, 1000)
      add(x, y, -100, .lessThanOrEqual, 1000)
    }
  }

  var point: (x: Double, y: Double) {
    (solver.value(of: variables[0]), solver.value(of: variables[1]))
  }

  mutating func addConstraints(_ count: Int) {
    for _ in 0..<count {
      let relation = random.pick([
        ConstraintSolver.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual,
      ])
      add(
        Double(random.whole(-2...2)), Double(random.whole(-2...2)),
        Double(random.whole(-120...120)), relation, random.pick(Self.strengths))
    }
  }

  /// Adds a constraint, unless it contradicts the others.
  private mutating func add(
    _ x: Double, _ y: Double, _ constant: Double, _ relation: ConstraintSolver.Relation,
    _ strength: Double
  ) {
    guard x != 0 || y != 0 else { return }
    let expression =
      x * LinearExpression(variables[0]) + y * LinearExpression(variables[1]) + constant
    guard let handle = try? solver.add(expression, relation, strength: strength) else { return }
    constraints.append(
      Constraint(
        handle: handle, x: x, y: y, constant: constant, relation: relation, strength: strength))
  }

  /// Removes constraints other than the limits.
  mutating func removeConstraints(_ count: Int) {
    for _ in 0..<count where constraints.count > 4 {
      let index = 4 + random.below(constraints.count - 4)
      solver.remove(constraints[index].handle)
      constraints.remove(at: index)
    }
  }

  mutating func changeConstants(_ count: Int) {
    let indices = constraints.indices.filter { constraints[$0].strength < 1000 }
    guard !indices.isEmpty else { return }
    for _ in 0..<count {
      let index = random.pick(indices)
      constraints[index].constant = Double(random.whole(-120...120))
      solver.setConstant(constraints[index].constant, of: constraints[index].handle)
    }
  }

  /// The sums of the errors, the strongest first.
  private func errors(_ point: (x: Double, y: Double)) -> [Double] {
    Self.strengths.map { strength in
      constraints.reduce(0) { $0 + ($1.strength == strength ? $1.error(point) : 0) }
    }
  }

  func check() throws {
    let found = errors(point)
    #expect(found[0] < 1e-6, "required constraints are violated")
    for first in constraints.indices {
      for second in constraints[..<first] {
        let (a, b) = (constraints[first], second)
        let determinant = a.x * b.y - a.y * b.x
        guard abs(determinant) > 1e-9 else { continue }
        let candidate = errors(
          (
            (a.y * b.constant - b.y * a.constant) / determinant,
            (b.x * a.constant - a.x * b.constant) / determinant
          ))
        for (better, error) in zip(candidate, found) {
          if better > error + 1e-6 { break }
          try #require(better > error - 1e-6, "\(candidate) is better than \(found)")
        }
      }
    }
  }
}
