/// A sum of variables with coefficients, and a constant.
package struct LinearExpression: Equatable, Sendable {
  /// A variable of a solver.
  package struct Variable: Hashable, Sendable {
    let symbol: Int
  }

  /// The coefficients. A variable occurs at most once.
  package private(set) var terms: [(variable: Variable, coefficient: Double)] = []
  package var constant: Double

  package init(_ constant: Double = 0) { self.constant = constant }

  package init(_ variable: Variable) {
    constant = 0
    terms = [(variable, 1)]
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.constant == right.constant
      && left.terms.elementsEqual(right.terms) { $0.variable == $1.variable && $0.1 == $1.1 }
  }

  package mutating func add(_ other: Self, times factor: Double) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms {
      if let index = terms.firstIndex(where: { $0.variable == variable }) {
        terms[index].coefficient += coefficient * factor
      } else {
        terms.append((variable, coefficient * factor))
      }
    }
  }

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  package static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  package static func + (left: Self, right: Double) -> Self { left + Self(right) }

  package static func - (left: Self, right: Double) -> Self { left + Self(-right) }

  package static func * (factor: Double, expression: Self) -> Self {
    var product = Self()
    product.add(expression, times: factor)
    return product
  }

  /// The value of the expression for given values of the variables.
  package func value(_ values: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values($1.variable) }
  }
}
