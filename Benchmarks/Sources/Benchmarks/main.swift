import UIKitSimulator

let phone = Simulator()
phone.run {
  for benchmark in Benchmark.all(on: phone) { print(benchmark.report()) }
}
