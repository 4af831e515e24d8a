internal import Foundation

// This is top-level code rather than an asynchronous `main`, because the main queue must run the
// blocks of the examples while the window waits for the display.
exit(GalleryProgram.run(Array(CommandLine.arguments.dropFirst())))
