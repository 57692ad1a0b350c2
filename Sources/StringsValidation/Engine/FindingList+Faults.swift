extension FindingList {
  /// Reports what was found while a file was read.
  mutating func report(_ fault: TableFault, in table: LocalizedTable) {
    report(
      fault.message,
      at: fault.range,
      in: table,
      key: fault.key,
      severity: fault.severity,
      notes: fault.notes,
      fix: fault.fix
    )
  }
}
