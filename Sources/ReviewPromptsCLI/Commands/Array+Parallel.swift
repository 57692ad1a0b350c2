internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
  /// What a piece of work makes of each element, in their order, made on all cores.
  func mapInParallel<Result: Sendable>(_ work: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(work) }
    let results = Mutex([Result?](repeating: nil, count: count))
    withoutActuallyEscaping(work) { work in
      DispatchQueue.concurrentPerform(iterations: count) { number in
        let result = work(self[number])
        results.withLock { $0[number] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
