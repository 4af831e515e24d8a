/// What a class whose objects go into attributed strings begins with.
///
/// Foundation on Linux keeps attributes in CoreFoundation, which looks at the first stored property of every object to
/// learn its type. What it finds there by chance may say "no type at all", and then comparing two strings ends the program.
/// This says a type that nobody has, so that CoreFoundation leaves the object to Swift.
struct FoundationMark: Sendable {
  private let bits: UInt64 = 0x3FF00
}
