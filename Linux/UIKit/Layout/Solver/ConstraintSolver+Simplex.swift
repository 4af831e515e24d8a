/// The simplex method.
extension ConstraintSolver {
  /// Makes the errors minimal, the stronger ones first.
  mutating func optimize() {
    guard !isDeferred else { return }
    infeasible.removeAll()
    while let entering = entering(), let leaving = leaving(for: entering) {
      pivot(leaving, entering)
    }
    infeasible.removeAll()
  }

  /// Makes all values feasible again while the errors remain nearly minimal.
  mutating func restoreFeasibility() {
    while let leaving = infeasible.popLast() {
      guard let row = rows[leaving], row.constant < 0, !SolverRow.isZero(row.constant) else {
        continue
      }
      guard let entering = dualEntering(row) else { continue }
      pivot(leaving, entering)
    }
  }

  /// Adds an equation that cannot be solved for one of its symbols without a negative value.
  ///
  /// An artificial variable is the amount by which the equation is violated. Pivoting reduces it to
  /// 0.
  mutating func insertWithArtificialVariable(
    _ row: SolverRow, _ handle: Handle
  ) throws(Contradiction) {
    let symbol = makeSymbol(.slack)
    setRow(row, of: symbol)
    artificial = row
    while let artificial, !SolverRow.isZero(artificial.constant),
      let entering = artificial.terms.first(where: {
        $0.coefficient < 0 && kinds[$0.symbol] != .dummy
      })?.symbol, let leaving = leaving(for: entering)
    {
      pivot(leaving, entering)
    }
    let violation = artificial
    artificial = nil
    if let violation, !SolverRow.isZero(violation.constant) {
      // The symbols of the constraint occur in this row only.
      rows[symbol] = nil
      let error = contradiction(violation, handle)
      entries[handle.index] = nil
      optimize()
      throw error
    }
    if var row = rows[symbol] {
      rows[symbol] = nil
      if let term = row.terms.first(where: { kinds[$0.symbol] != .dummy }) ?? row.terms.first {
        row.exchange(symbol, for: term.symbol)
        row.remove(symbol)
        substitute(term.symbol, with: row)
        setRow(row, of: term.symbol)
      }
    }
    for basic in rowSymbols(containing: symbol) { rows[basic]?.remove(symbol) }
    for index in objectives.indices { objectives[index].row.remove(symbol) }
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.exchange(leaving, for: entering)
    substitute(entering, with: row)
    setRow(row, of: entering)
  }

  /// The first symbol whose increase makes an error smaller and no stronger one larger. Taking the
  /// first one, and not the best one, prevents cycles.
  private func entering() -> Int? {
    for (level, objective) in objectives.enumerated() {
      for term in objective.row.terms
      where term.coefficient < 0 && kinds[term.symbol] != .dummy {
        let isFree = objectives[..<level].allSatisfy { $0.row[term.symbol] <= 0 }
        if isFree { return term.symbol }
      }
    }
    return nil
  }

  /// The row that limits the increase of a symbol first.
  private func leaving(for entering: Int) -> Int? {
    var found: (symbol: Int, ratio: Double)?
    for basic in rowSymbols(containing: entering) where kinds[basic] != .variable {
      guard let row = rows[basic] else { continue }
      let coefficient = row[entering]
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if ratio < found?.ratio ?? .infinity { found = (basic, ratio) }
    }
    return found?.symbol
  }

  /// The symbol that makes a negative row feasible at the lowest cost.
  private func dualEntering(_ row: SolverRow) -> Int? {
    var found: (symbol: Int, cost: [Double])?
    for term in row.terms where term.coefficient > 0 && kinds[term.symbol] != .dummy {
      let cost = objectives.map { $0.row[term.symbol] / term.coefficient }
      if let best = found, !cost.lexicographicallyPrecedes(best.cost) { continue }
      found = (term.symbol, cost)
    }
    return found?.symbol
  }
}
