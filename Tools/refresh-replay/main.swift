import Foundation
import TraceReplay

let command = ReplayCommand(
  output: { print($0) },
  error: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
exit(command.run(Array(CommandLine.arguments.dropFirst())))
