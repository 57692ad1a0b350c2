@_exported public import SnapshotFiles
