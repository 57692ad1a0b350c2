// One import gives a host app everything that it needs.
@_exported public import BundleFolders
@_exported public import GateStorage
@_exported public import LocaleMatching
@_exported public import MessageFormatting
@_exported public import PromptContent
@_exported public import PromptGate
@_exported public import StoreLinks
@_exported public import StringsFile
