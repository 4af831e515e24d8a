/// Solves linear equations and inequalities of different strengths.
///
/// This is the Cassowary algorithm: a simplex tableau that is updated when a constraint is added or
/// removed. A stronger constraint is never given up for weaker ones, however many there are. Among
/// constraints of one strength, the sum of the errors is minimal. The same calls in the same order
/// always have the same result.
package struct ConstraintSolver {
  /// The relation between an expression and 0.
  package enum Relation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// A constraint in the solver.
  package struct Handle: Hashable, Sendable {
    let index: Int
  }

  /// A required constraint contradicts others.
  package struct Contradiction: Error {
    /// The required constraints that leave no solution together with the new one, in the order in
    /// which they were added.
    package let constraints: [Handle]
  }

  /// The strength of a constraint that must be satisfied.
  package static let required = 1000.0

  enum Kind {
    case variable
    case slack
    case error
    case dummy
  }

  struct Entry {
    /// A symbol that occurs in no other constraint.
    var marker: Int
    /// The coefficient of the marker in the equation of the constraint.
    var markerCoefficient: Double
    /// The second error of a constraint that is not required.
    var other: Int?
    var strength: Double
    var expression: LinearExpression
    var relation: Relation
  }

  /// The weighted errors of one strength.
  struct Objective {
    let strength: Double
    var row = SolverRow()
  }

  /// The rows by basic symbol; `nil` for a symbol that is not basic.
  var rows: [SolverRow?] = []
  /// For each symbol, the basic symbols of all rows in which it occurs, and possibly of others.
  var columns: [Set<Int>] = []
  var kinds: [Kind] = []
  /// The constraint of each marker.
  var constraintOfSymbol: [Int?] = []
  var entries: [Entry?] = []
  /// The objectives, the strongest first.
  var objectives: [Objective] = []
  /// The symbols of rows whose constants became negative, which is not allowed.
  var infeasible: [Int] = []
  /// The objective of the artificial variable, while one is being removed.
  var artificial: SolverRow?

  /// Whether the values are updated later, because many constraints are being added. `false` by
  /// default.
  package var isDeferred = false {
    didSet { optimize() }
  }

  package init() {}

  /// Creates a variable, whose value is 0 unless constraints determine another one.
  package mutating func makeVariable() -> LinearExpression.Variable {
    LinearExpression.Variable(symbol: makeSymbol(.variable))
  }

  /// The value of a variable.
  package func value(of variable: LinearExpression.Variable) -> Double {
    rows[variable.symbol]?.constant ?? 0
  }

  /// Adds a constraint between an expression and 0.
  ///
  /// - Throws: `Contradiction` if the constraint is required and contradicts other required ones.
  ///   The solver then remains as it was.
  @discardableResult
  package mutating func add(
    _ expression: LinearExpression, _ relation: Relation, strength: Double = Self.required
  ) throws(Contradiction) -> Handle {
    let handle = Handle(index: entries.count)
    var row = makeRow(expression, relation, strength: strength, handle: handle)
    guard let entry = entries[handle.index] else { return handle }
    if let subject = subject(of: row, entry) {
      insert(&row, for: subject)
    } else if row.terms.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard SolverRow.isZero(row.constant) else {
        entries[handle.index] = nil
        throw contradiction(row, handle)
      }
      insert(&row, for: entry.marker)
    } else {
      try insertWithArtificialVariable(row, handle)
    }
    optimize()
    return handle
  }

  /// Removes a constraint.
  package mutating func remove(_ handle: Handle) {
    guard let entry = entries[handle.index] else { return }
    entries[handle.index] = nil
    constraintOfSymbol[entry.marker] = nil
    for symbol in [entry.marker, entry.other] {
      guard let symbol, kinds[symbol] == .error else { continue }
      addToObjective(-entry.strength, strength: entry.strength, symbol)
    }
    if rows[entry.marker] != nil {
      rows[entry.marker] = nil
    } else if let leaving = leavingRow(forRemoving: entry.marker), var row = rows[leaving] {
      rows[leaving] = nil
      row.exchange(leaving, for: entry.marker)
      substitute(entry.marker, with: row)
    }
    optimize()
  }

  /// Replaces the constant of a constraint that is not required.
  package mutating func setConstant(_ constant: Double, of handle: Handle) {
    guard let entry = entries[handle.index], entry.strength < Self.required else { return }
    let change = (constant - entry.expression.constant) / entry.markerCoefficient
    guard change != 0 else { return }
    entries[handle.index]?.expression.constant = constant
    if let row = rows[entry.marker] {
      rows[entry.marker]?.constant = row.constant - change
      infeasible.append(entry.marker)
    } else {
      for symbol in rowSymbols(containing: entry.marker) {
        guard let coefficient = rows[symbol]?[entry.marker] else { continue }
        rows[symbol]?.constant += change * coefficient
        if kinds[symbol] != .variable { infeasible.append(symbol) }
      }
    }
    restoreFeasibility()
    optimize()
  }

  mutating func makeSymbol(_ kind: Kind) -> Int {
    rows.append(nil)
    columns.append([])
    kinds.append(kind)
    constraintOfSymbol.append(nil)
    return kinds.count - 1
  }

  /// The constraints whose markers occur in a row without a solution.
  func contradiction(_ row: SolverRow, _ handle: Handle) -> Contradiction {
    var found = row.terms.compactMap { constraintOfSymbol[$0.symbol] }.filter {
      entries[$0]?.strength == Self.required && $0 != handle.index
    }
    found.sort()
    return Contradiction(constraints: found.map(Handle.init))
  }
}
