/// A stream of values that starts when it is subscribed to.
@MainActor
struct Observable<Element> {
  private let onSubscribe: (@escaping (Element) -> Void) -> Disposable

  static func create(
    _ onSubscribe: @escaping (@escaping (Element) -> Void) -> Disposable
  ) -> Observable {
    Observable(onSubscribe: onSubscribe)
  }

  func subscribe(onNext: @escaping (Element) -> Void) -> Disposable {
    onSubscribe(onNext)
  }

  func map<Result>(_ transform: @escaping (Element) -> Result) -> Observable<Result> {
    Observable<Result>.create { next in
      self.subscribe { next(transform($0)) }
    }
  }

  func bind(to binder: Binder<Element>) -> Disposable {
    subscribe(onNext: binder.onNext)
  }
}

/// A subscription. It ends when it is disposed of.
@MainActor
final class Disposable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  func dispose() {
    action?()
    action = nil
  }

  func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// Subscriptions that end together.
@MainActor
final class DisposeBag {
  private var disposables: [Disposable] = []

  func insert(_ disposable: Disposable) {
    disposables.append(disposable)
  }

  func dispose() {
    for disposable in disposables { disposable.dispose() }
    disposables = []
  }
}

/// A current value and its changes.
@MainActor
final class Relay<Element> {
  private(set) var value: Element
  private var observers: [Int: (Element) -> Void] = [:]
  private var lastKey = 0

  init(_ value: Element) {
    self.value = value
  }

  func accept(_ newValue: Element) {
    value = newValue
    for (_, next) in observers.sorted(by: { $0.key < $1.key }) { next(newValue) }
  }

  /// The current value and all later ones.
  var observable: Observable<Element> {
    .create { [weak self] next in
      guard let self = self else { return Disposable() }
      self.lastKey += 1
      let key = self.lastKey
      self.observers[key] = next
      next(self.value)
      return Disposable { [weak self] in self?.observers[key] = nil }
    }
  }
}

/// A property of an object that values can be sent to. It does not retain the object.
@MainActor
struct Binder<Value> {
  let onNext: (Value) -> Void

  init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    onNext = { [weak target] value in
      guard let target = target else { return }
      binding(target, value)
    }
  }
}
