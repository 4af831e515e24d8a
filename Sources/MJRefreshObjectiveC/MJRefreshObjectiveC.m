// The module consists of headers. The package manager requires a source file.
