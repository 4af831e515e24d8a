/// A linear combination of symbols, which are numbered from 0.
///
/// In the tableau, a row is the value of its basic symbol in terms of symbols that are not basic.
struct SolverRow {
  struct Term {
    var symbol: Int
    var coefficient: Double
  }

  var constant: Double
  /// The terms by ascending symbol, so that every loop has a fixed order. No coefficient is 0.
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) { self.constant = constant }

  static func isZero(_ number: Double) -> Bool { abs(number) < 1e-8 }

  /// The coefficient of a symbol.
  subscript(symbol: Int) -> Double {
    let index = index(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  func contains(_ symbol: Int) -> Bool {
    let index = index(of: symbol)
    return index < terms.count && terms[index].symbol == symbol
  }

  mutating func add(_ coefficient: Double, of symbol: Int) {
    let index = index(of: symbol)
    if index < terms.count, terms[index].symbol == symbol {
      terms[index].coefficient += coefficient
      if Self.isZero(terms[index].coefficient) { terms.remove(at: index) }
    } else if !Self.isZero(coefficient) {
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  mutating func add(_ row: SolverRow, times factor: Double) {
    constant += row.constant * factor
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + row.terms.count)
    var (own, other) = (0, 0)
    while own < terms.count || other < row.terms.count {
      let ownSymbol = own < terms.count ? terms[own].symbol : .max
      let otherSymbol = other < row.terms.count ? row.terms[other].symbol : .max
      var term = Term(symbol: min(ownSymbol, otherSymbol), coefficient: 0)
      if ownSymbol == term.symbol {
        term.coefficient += terms[own].coefficient
        own += 1
      }
      if otherSymbol == term.symbol {
        term.coefficient += row.terms[other].coefficient * factor
        other += 1
      }
      if !Self.isZero(term.coefficient) { sum.append(term) }
    }
    terms = sum
  }

  mutating func remove(_ symbol: Int) {
    let index = index(of: symbol)
    if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Solves the equation `0 = row` for a symbol that occurs in it.
  mutating func solve(for symbol: Int) {
    let coefficient = self[symbol]
    remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// Solves the equation `basic = row` for a symbol that occurs in the row.
  mutating func exchange(_ basic: Int, for symbol: Int) {
    add(-1, of: basic)
    solve(for: symbol)
  }

  /// Replaces a symbol with its value.
  mutating func substitute(_ symbol: Int, with row: SolverRow) {
    let coefficient = self[symbol]
    guard coefficient != 0 else { return }
    remove(symbol)
    add(row, times: coefficient)
  }

  private func index(of symbol: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
