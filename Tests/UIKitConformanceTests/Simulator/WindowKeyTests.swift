import Testing
import UIKit

@testable import UIKitSimulator

/// The conversion of SDL's keys.
struct WindowKeyTests {
  private static let leftControl: UInt16 = 0x40
  private static let rightControl: UInt16 = 0x80

  /// The code of a key without a character, from its position on the keyboard.
  private static func key(at position: Int32) -> Int32 { 1 << 30 | position }

  private func key(_ symbol: Int32, _ modifiers: UInt16 = 0, repeated: Bool = false)
    -> WindowInput.Key?
  {
    WindowInput.Key(symbol: symbol, modifiers: modifiers, isRepeated: repeated)
  }

  @Test func `a letter is its lowercase character`() {
    #expect(key(0x72) == .init(input: "r"))
    #expect(key(0xE4) == .init(input: "ä"))
    #expect(key(0x43A) == .init(input: "к"))
  }

  @Test func `digits, punctuation, space, tab and return are characters`() {
    #expect(key(0x31) == .init(input: "1"))
    #expect(key(0x2C) == .init(input: ","))
    #expect(key(0x20) == .init(input: " "))
    #expect(key(0x09) == .init(input: "\t"))
    #expect(key(0x0D) == .init(input: "\r"))
    #expect(key(0x08) == .init(input: "\u{8}"))
  }

  @Test func `Control and the key with the system's logo are Command`() {
    let held: [UInt16] = [Self.leftControl, Self.rightControl, 0x400, 0x800, 0x440]
    for modifiers in held {
      #expect(key(0x72, modifiers) == .init(input: "r", modifiers: .command))
    }
  }

  @Test func `Shift, Alt and Caps Lock are Shift, Option and Caps Lock`() {
    #expect(key(0x72, 0x1) == .init(input: "r", modifiers: .shift))
    #expect(key(0x72, 0x2) == .init(input: "r", modifiers: .shift))
    #expect(key(0x72, 0x100) == .init(input: "r", modifiers: .alternate))
    #expect(key(0x72, 0x200) == .init(input: "r", modifiers: .alternate))
    #expect(key(0x72, 0x2000) == .init(input: "r", modifiers: .alphaShift))
    #expect(
      key(0x72, 0x1 | 0x40 | 0x100)
        == .init(input: "r", modifiers: [.shift, .command, .alternate]))
  }

  @Test func `Num Lock is no modifier`() {
    #expect(key(0x72, 0x1000) == .init(input: "r"))
  }

  @Test func `keys without a character have the constants of UIKit`() {
    let positions: [(Int32, String)] = [
      (82, UIKeyCommand.inputUpArrow), (81, UIKeyCommand.inputDownArrow),
      (80, UIKeyCommand.inputLeftArrow), (79, UIKeyCommand.inputRightArrow),
      (75, UIKeyCommand.inputPageUp), (78, UIKeyCommand.inputPageDown),
    ]
    for (position, input) in positions {
      #expect(key(Self.key(at: position)) == .init(input: input))
    }
    #expect(key(0x1B) == .init(input: UIKeyCommand.inputEscape))
  }

  @Test func `a modifier key alone and an unknown key are no input`() {
    #expect(key(Self.key(at: 224), Self.leftControl) == nil, "Control")
    #expect(key(Self.key(at: 225), 0x1) == nil, "Shift")
    #expect(key(0) == nil)
  }

  @Test func `only keys that scroll repeat while they are held`() {
    #expect(key(0x72, repeated: true) == nil)
    #expect(key(0x72, Self.leftControl, repeated: true) == nil)
    #expect(key(0x1B, repeated: true) == nil)
    #expect(key(Self.key(at: 81), repeated: true) == .init(input: UIKeyCommand.inputDownArrow))
    #expect(key(Self.key(at: 78), repeated: true) == .init(input: UIKeyCommand.inputPageDown))
  }
}
