/// How far a language that is offered is from one that is wanted, by CLDR's language matching data
/// (UTS #35, "Language Matching"); 0 is the same, and 100 is nothing in common.
struct LanguageDistance {
  /// Nothing at this distance or farther is an answer; it is the distance of an unrelated script.
  static var threshold: Int { LanguageTables.defaultScriptDistance }

  /// What each place down a list of preferences costs: as much as another kind of English.
  static let demotion = LanguageDistance(
    to: LanguageScriptRegion(language: "en", script: "Latn", region: "US")
  ).from(LanguageScriptRegion(language: "en", script: "Latn", region: "GB"))

  private let wanted: LanguageScriptRegion
  private let languageRules: Range<Int>
  private let wantedPartitions: Int

  /// Prepares the distances to `wanted`, in which the likely subtags are filled in.
  init(to wanted: LanguageScriptRegion) {
    self.wanted = wanted
    languageRules = LanguageTables.languageDistances.rows(
      startingWith: wanted.language.padded(to: 3),
      width: 3
    )
    wantedPartitions = Self.partitions(of: wanted.region)
  }

  /// The distance from `offered`, in which the likely subtags are filled in; `threshold` or more
  /// means none.
  func from(_ offered: LanguageScriptRegion) -> Int {
    let languages = languageDistance(from: offered.language)
    guard languages < Self.threshold else { return languages }
    let scripts = languages + scriptDistance(from: offered)
    guard scripts < Self.threshold else { return scripts }
    return scripts + regionDistance(from: offered)
  }

  private func languageDistance(from offered: Subtag) -> Int {
    if offered == wanted.language { return 0 }
    for index in languageRules {
      let row = LanguageTables.languageDistances.row(at: index)
      if row.subtag(at: 3, width: 3) == offered { return row.number(at: 6, width: 2) }
    }
    return LanguageTables.defaultLanguageDistance
  }

  private func scriptDistance(from offered: LanguageScriptRegion) -> Int {
    if offered.script == wanted.script { return 0 }
    let languages = wanted.language.padded(to: 3).appending(offered.language, width: 3)
    let key = languages.appending(wanted.script, width: 4).appending(offered.script, width: 4)
    let row = LanguageTables.scriptDistances.row(key)
    return row?.number(at: 14, width: 2) ?? LanguageTables.defaultScriptDistance
  }

  private func regionDistance(from offered: LanguageScriptRegion) -> Int {
    if offered.region == wanted.region { return 0 }
    guard offered.language == wanted.language, let rules = regionRules(for: offered) else {
      return LanguageTables.defaultRegionDistance
    }
    let offeredPartitions = Self.partitions(of: offered.region)
    var farthest = 0
    for wantedPartition in 0..<8 where wantedPartitions & 1 << wantedPartition != 0 {
      for partition in 0..<8 where offeredPartitions & 1 << partition != 0 {
        let distance = rules.first {
          $0.applies(wanted: 1 << wantedPartition, offered: 1 << partition)
        }?.distance
        farthest = max(farthest, distance ?? LanguageTables.defaultRegionDistance)
      }
    }
    return farthest
  }
}

extension LanguageDistance {
  /// How far apart regions are for one language: the first rule that applies counts.
  private struct RegionRule {
    var wanted: Int
    var offered: Int
    var distance: Int

    func applies(wanted partition: Int, offered other: Int) -> Bool {
      wanted & partition != 0 && offered & other != 0
    }
  }

  private func regionRules(for offered: LanguageScriptRegion) -> [RegionRule]? {
    let table = LanguageTables.regionDistanceRules
    let rows = table.rows(startingWith: offered.language.padded(to: 3), width: 3).map(table.row)
    let rules = rows.compactMap { row -> RegionRule? in
      let script = row.subtag(at: 3, width: 4)
      guard script.isEmpty || (script == wanted.script && script == offered.script) else {
        return nil
      }
      return RegionRule(
        wanted: row.number(at: 7, width: 2, radix: 16),
        offered: row.number(at: 9, width: 2, radix: 16),
        distance: row.number(at: 11, width: 2)
      )
    }
    return rules.isEmpty ? nil : rules
  }

  /// The groups of regions that `region` overlaps, as bits; the last bit is for one that CLDR does
  /// not know.
  private static func partitions(of region: Subtag) -> Int {
    let row = LanguageTables.regionPartitions.row(region.padded(to: 3))
    return row?.number(at: 3, width: 2, radix: 16) ?? 0x80
  }
}
