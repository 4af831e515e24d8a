internal import Foundation

// Top-level code and not an asynchronous `main`: the main queue must be free to run what the
// examples put on it while the window waits for the display.
exit(GalleryProgram.run(Array(CommandLine.arguments.dropFirst())))
