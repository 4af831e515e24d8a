/// The rows of a page of the profile, and those that its simulated server returns.
struct ProfileFeed {
  /// The rows at the start, newest first.
  let first: [Message]
  /// The rows that refreshes return, in order.
  var arriving: [Message]
  /// The rows that follow ``first``.
  var older: [Message]

  /// Removes the next new row and returns it. Returns no row if none is left.
  mutating func takeArriving() -> [Message] { Self.take(1, from: &arriving) }

  /// Removes the next older rows and returns them. Returns no rows if none are left.
  mutating func takeOlder() -> [Message] { Self.take(4, from: &older) }

  private static func take(_ count: Int, from messages: inout [Message]) -> [Message] {
    defer { messages.removeFirst(min(count, messages.count)) }
    return Array(messages.prefix(count))
  }
}

extension ProfileFeed {
  /// The person whose profile is shown.
  static let name = "Ada Lindqvist"

  static let posts = ProfileFeed(
    first: rows([
      ("The bridge opens at noon, bring a hat", "2h"),
      ("Seven herons on the way to work", "5h"),
      ("New boots, old mountain", "9h"),
      ("Who left a cello on platform 4?", "14h"),
      ("The fog was worth getting up for", "1d"),
      ("First strawberries from the balcony", "1d"),
      ("Found my grandmother's slide rule", "2d"),
      ("The ferry captain waved back", "3d"),
      ("Tonight: stars, tea and no phone", "4d"),
      ("Drew the harbor again, from memory", "5d"),
      ("The library has a new reading room", "6d"),
      ("Forty kilometers, one ice cream", "7d"),
    ]),
    arriving: rows([
      ("It works! The lamp follows the sun", "Now"), ("Correction: eight herons", "Now"),
      ("The cello has found its owner", "Now"), ("Rain on the tin roof, finally", "Now"),
    ]),
    older: rows([
      ("The tide table was right after all", "8d"), ("A fox crossed the schoolyard", "9d"),
      ("Learning to knit, slowly", "10d"), ("The old tram is back in service", "11d"),
      ("Plum jam: eleven jars", "12d"), ("Nobody told the geese it is spring", "13d"),
      ("Repaired the kite with tape", "14d"), ("The choir sang in the stairwell", "15d"),
    ]))

  static let replies = ProfileFeed(
    first: rows([
      ("@mei Thursday at ten works for me", "1h"),
      ("@tomas The light in the third one!", "3h"),
      ("@jonas I will bring a basket", "6h"),
      ("@priya Page two is the best page", "10h"),
      ("@luca Row nine it is", "1d"),
      ("@hannah You will like the ending", "1d"),
      ("@olu See you in the small hall", "2d"),
      ("@eva A bit more cinnamon next time", "2d"),
      ("@sam It rides like new", "3d"),
      ("@karl Skis are waxed", "4d"),
    ]),
    arriving: rows([
      ("@rosa I am at the station already", "Now"), ("@felix Which key is it in?", "Now"),
      ("@aino Friday! The blue towel", "Now"),
    ]),
    older: rows([
      ("@grace Thank you, on my way", "5d"), ("@paolo White or blue this time?", "6d"),
      ("@sofia From the roof, both of them", "7d"), ("@amir It was under the seat", "8d"),
      ("@jane You play white", "9d"), ("@nils I will bring the candles", "10d"),
    ]))

  /// A list that is shorter than the screen.
  static let likes = ProfileFeed(
    first: Array(Message.first.dropFirst().prefix(3)), arriving: Array(Message.arriving.prefix(3)),
    older: Array(Message.first.dropFirst(4).prefix(6)))

  private static func rows(_ texts: [(text: String, time: String)]) -> [Message] {
    texts.map { Message(sender: name, text: $0.text, time: $0.time) }
  }
}
