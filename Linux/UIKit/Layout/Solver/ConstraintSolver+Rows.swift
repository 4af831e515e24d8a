/// The equations of constraints.
extension ConstraintSolver {
  /// Creates the equation `0 = row` of a constraint and the symbols that it needs.
  mutating func makeRow(
    _ expression: LinearExpression, _ relation: Relation, strength: Double, handle: Handle
  ) -> SolverRow {
    var row = SolverRow(expression.constant)
    for (variable, coefficient) in expression.terms {
      if let value = rows[variable.symbol] {
        row.add(value, times: coefficient)
      } else {
        row.add(coefficient, of: variable.symbol)
      }
    }
    let isRequired = strength >= Self.required
    let marker: Int
    var other: Int?
    let markerCoefficient: Double
    switch relation {
    case .equal:
      marker = makeSymbol(isRequired ? .dummy : .error)
      markerCoefficient = isRequired ? 1 : -1
      if !isRequired { other = makeSymbol(.error) }
    case .lessThanOrEqual, .greaterThanOrEqual:
      marker = makeSymbol(.slack)
      markerCoefficient = relation == .lessThanOrEqual ? 1 : -1
      if !isRequired { other = makeSymbol(.error) }
    }
    row.add(markerCoefficient, of: marker)
    if let other { row.add(-markerCoefficient, of: other) }
    constraintOfSymbol[marker] = handle.index
    entries.append(
      Entry(
        marker: marker, markerCoefficient: markerCoefficient, other: other, strength: strength,
        expression: expression, relation: relation))
    for symbol in [marker, other] {
      guard let symbol, kinds[symbol] == .error else { continue }
      addToObjective(strength, strength: strength, symbol)
    }
    // The constant of a row must not be negative.
    if row.constant < 0 { row.multiply(by: -1) }
    return row
  }

  /// The symbol for which a new equation can be solved without making a value negative.
  func subject(of row: SolverRow, _ entry: Entry) -> Int? {
    if let term = row.terms.first(where: { kinds[$0.symbol] == .variable }) { return term.symbol }
    if kinds[entry.marker] != .dummy, row[entry.marker] < 0 { return entry.marker }
    if let other = entry.other, row[other] < 0 { return other }
    return nil
  }

  /// Solves an equation for a symbol and adds the row to the tableau.
  mutating func insert(_ row: inout SolverRow, for symbol: Int) {
    row.solve(for: symbol)
    substitute(symbol, with: row)
    setRow(row, of: symbol)
  }

  /// Makes a symbol basic.
  mutating func setRow(_ row: SolverRow, of symbol: Int) {
    rows[symbol] = row
    for term in row.terms { columns[term.symbol].insert(symbol) }
  }

  /// The basic symbols of the rows in which a symbol occurs, in ascending order.
  func rowSymbols(containing symbol: Int) -> [Int] {
    columns[symbol].filter { rows[$0]?.contains(symbol) == true }.sorted()
  }

  /// Replaces a symbol with its value in all rows.
  mutating func substitute(_ symbol: Int, with row: SolverRow) {
    for basic in rowSymbols(containing: symbol) {
      rows[basic]?.substitute(symbol, with: row)
      for term in row.terms { columns[term.symbol].insert(basic) }
      if kinds[basic] != .variable, let constant = rows[basic]?.constant, constant < 0 {
        infeasible.append(basic)
      }
    }
    columns[symbol] = []
    for index in objectives.indices { objectives[index].row.substitute(symbol, with: row) }
    artificial?.substitute(symbol, with: row)
  }

  /// Adds a weighted error to the objective of a strength.
  mutating func addToObjective(_ weight: Double, strength: Double, _ symbol: Int) {
    var index = 0
    while index < objectives.count, objectives[index].strength > strength { index += 1 }
    if index == objectives.count || objectives[index].strength != strength {
      objectives.insert(Objective(strength: strength), at: index)
    }
    let sign: Double = weight < 0 ? -1 : 1
    if let row = rows[symbol] {
      objectives[index].row.add(row, times: sign)
    } else {
      objectives[index].row.add(sign, of: symbol)
    }
  }

  /// The row to solve for the marker of a constraint that is being removed.
  ///
  /// It is the row that bounds the marker first, so that no other value becomes negative.
  func leavingRow(forRemoving marker: Int) -> Int? {
    var bounded: (symbol: Int, ratio: Double)?
    var reverse: (symbol: Int, ratio: Double)?
    var free: Int?
    for basic in rowSymbols(containing: marker) {
      guard let row = rows[basic] else { continue }
      let coefficient = row[marker]
      if kinds[basic] == .variable {
        free = basic
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if ratio < bounded?.ratio ?? .infinity { bounded = (basic, ratio) }
      } else {
        let ratio = row.constant / coefficient
        if ratio < reverse?.ratio ?? .infinity { reverse = (basic, ratio) }
      }
    }
    return bounded?.symbol ?? reverse?.symbol ?? free
  }
}
