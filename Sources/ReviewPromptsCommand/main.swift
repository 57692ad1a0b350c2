internal import ReviewPromptsCLI

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
