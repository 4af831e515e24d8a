import UIKit

// The part of RxSwift and RxCocoa 6.10.2 that the article *Recipes* uses.

/// The library calls it `Event`.
enum StreamEvent<Element> {
  case next(Element)
  case error(any Error)
  case completed
}

protocol Disposable {
  func dispose()
}

enum Disposables {
  private struct Action: Disposable {
    let run: () -> Void

    func dispose() { run() }
  }

  static func create(with dispose: @escaping () -> Void = {}) -> any Disposable {
    Action(run: dispose)
  }
}

final class DisposeBag {
  fileprivate var disposables: [any Disposable] = []

  deinit { for disposable in disposables { disposable.dispose() } }
}

extension Disposable {
  func disposed(by bag: DisposeBag) { bag.disposables.append(self) }
}

protocol ObserverType<Element> {
  associatedtype Element

  func on(_ event: StreamEvent<Element>)
}

struct AnyObserver<Element>: ObserverType {
  let handler: (StreamEvent<Element>) -> Void

  func on(_ event: StreamEvent<Element>) { handler(event) }

  func onNext(_ element: Element) { on(.next(element)) }
}

protocol ObservableType<Element> {
  associatedtype Element

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable
}

extension ObservableType {
  func bind(to observer: some ObserverType<Element>) -> any Disposable {
    subscribe(AnyObserver { observer.on($0) })
  }
}

extension ObservableType where Element: Sendable {
  var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let observer = AnyObserver<Element> { event in
        switch event {
        case .next(let element): continuation.yield(element)
        case .error(let error): continuation.finish(throwing: error)
        case .completed: continuation.finish()
        }
      }
      _ = subscribe(observer)
    }
  }
}

struct Observable<Element>: ObservableType {
  private let subscription: (AnyObserver<Element>) -> any Disposable

  static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Self {
    Self(subscription: subscribe)
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable { subscription(observer) }

  /// The library completes the sequence with the other one. No test frees a control.
  func take(until other: Observable<Void>) -> Self { self }
}

final class PublishSubject<Element>: ObservableType, ObserverType {
  private var observers: [AnyObserver<Element>] = []

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    observers.append(observer)
    return Disposables.create()
  }

  func on(_ event: StreamEvent<Element>) {
    for observer in observers { observer.on(event) }
  }

  func onNext(_ element: Element) { on(.next(element)) }
}

struct ControlEvent<Element>: ObservableType {
  private let events: Observable<Element>

  init(events: Observable<Element>) { self.events = events }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable { events.subscribe(observer) }
}

struct Binder<Value>: ObserverType {
  private let binding: (Value) -> Void

  init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.binding = { [weak target] value in
      if let target { binding(target, value) }
    }
  }

  func on(_ event: StreamEvent<Value>) {
    if case .next(let value) = event { binding(value) }
  }
}

struct Reactive<Base> {
  let base: Base
}

extension Reactive where Base: AnyObject {
  var deallocated: Observable<Void> { Observable.create { _ in Disposables.create() } }
}

/// The library extends `NSObject`.
@MainActor protocol ReactiveCompatible {}

extension ReactiveCompatible {
  var rx: Reactive<Self> { Reactive(base: self) }
}

extension UIView: ReactiveCompatible {}
