/// The first stored property of every class whose instances are attribute values of attributed
/// strings.
///
/// Foundation on Linux stores attributes in CoreFoundation, which reads the first stored property
/// of an object as its type. If the bits of that property happen to mean "no type", comparing two
/// strings crashes. The bits of a `FoundationMark` encode a type that no object has, so
/// CoreFoundation leaves the object to Swift.
struct FoundationMark: Sendable {
  private let bits: UInt64 = 0x3FF00
}
