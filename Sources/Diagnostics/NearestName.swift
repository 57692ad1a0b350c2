/// Gives the name among `candidates` that `name` was most likely meant to be, or `nil` when none is near.
///
/// Case is ignored. The distance is the number of single characters to insert, delete, replace or swap with
/// their neighbour (optimal string alignment); a third of the longer name may differ, three at most.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    let limit = min(3, max(wanted.count, letters.count) / 3, (best?.distance ?? 4) - 1)
    guard limit >= 0, abs(letters.count - wanted.count) <= limit else { continue }
    let distance = alignmentDistance(wanted, letters)
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.name
}

/// The optimal string alignment distance: swaps of neighbours count one, and no part is edited twice.
private func alignmentDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var distance = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1)
      distance = min(distance, current[column] + 1)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
