/// Gives the name among `candidates` that `name` was most likely meant to be, or `nil` when none is near.
///
/// Case is ignored. The distance is the number of single characters to insert, delete, replace or swap with
/// their neighbour (optimal string alignment); a third of the longer name may differ, three at most.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    // Most candidates are too long or too short, which is told before anything is copied.
    let length = candidate.count
    let limit = min(3, max(wanted.count, length) / 3, (best?.distance ?? 4) - 1)
    guard limit >= 0, abs(length - wanted.count) <= limit else { continue }
    let letters = Array(candidate.lowercased())
    if let distance = alignmentDistance(wanted, letters, atMost: limit) {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// The optimal string alignment distance: swaps of neighbours count one, and no part is edited twice;
/// `nil` when it is greater than `limit`.
private func alignmentDistance(
  _ left: [Character],
  _ right: [Character],
  atMost limit: Int
) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  let far = limit + 1
  var beforeLast = [Int](repeating: far, count: right.count + 1)
  var last = (0...right.count).map { min($0, far) }
  var current = beforeLast
  var nearestOfLast = 0
  for (row, letter) in left.enumerated() {
    // Whatever lies further from the diagonal than the limit is further than the limit.
    let columns = max(0, row - limit)..<min(right.count, row + limit + 1)
    current[columns.lowerBound] = columns.lowerBound == 0 ? min(row + 1, far) : far
    var nearest = current[columns.lowerBound]
    for column in columns {
      let other = right[column]
      var distance = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1)
      distance = min(min(distance, current[column] + 1), far)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
      nearest = min(nearest, distance)
    }
    // A row follows from the two before it, so all further ones are too far as well.
    if nearest > limit, nearestOfLast >= limit { return nil }
    nearestOfLast = nearest
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
