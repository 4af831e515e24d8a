/// A message of the chat.
struct ChatMessage: Sendable {
  /// Whether the user of the app has written it.
  let isOwn: Bool
  let text: String

  /// A message that the user has written.
  static func own(_ text: String) -> ChatMessage { ChatMessage(isOwn: true, text: text) }

  /// A message that the user has received.
  static func received(_ text: String) -> ChatMessage { ChatMessage(isOwn: false, text: text) }
}

extension ChatMessage {
  /// The messages at the start, oldest first.
  static let recent: [ChatMessage] = [
    .received("Are you still coming to the lake on Saturday?"),
    .own("Of course! I wouldn’t miss it."),
    .own("Who else is coming?"),
    .received("Noor, Jonas and the two of us. Jonas takes the big tent."),
    .own("Then I’ll take the stove and the pans"),
    .received("Perfect"),
    .received(
      "And could you bring the map? The path behind the mill is closed, so we have to walk around "
        + "the north side this time."),
    .own("It’s in my backpack already"),
    .received("You think of everything"),
    .own("Not of the weather, I’m afraid. Saturday morning looks wet."),
    .received(
      "It clears up at noon. We can take the later train and still have the whole afternoon."),
    .own("The one at 10:40?"),
    .received("Yes, platform 3"),
    .own("Good, then I can buy bread on the way"),
    .received("Get the dark one with the seeds, please"),
    .own("Two of them, as always"),
    .received("Mei asks whether there is room for one more"),
    .own("In the big tent? Easily."),
    .received("I’ll tell her. She brings her guitar."),
    .own("Then it will be a short night"),
    .received("That’s the plan"),
    .own("See you at the station"),
  ]

  /// Pages of older messages. The newest page is first; each page has its oldest message first.
  static let older: [[ChatMessage]] = [
    [
      .received("How was the exam?"),
      .own("Long. Four hours, and the last question had three pages."),
      .received("But you had time for it?"),
      .own("Just about. I wrote the last line when they were collecting the papers."),
      .received("That counts!"),
      .own("We’ll see in two weeks"),
      .received("Until then: the lake. Saturday is free, isn’t it?"),
      .own("Let me look …"),
    ],
    [
      .own("I found your scarf"),
      .received("The green one? Where was it?"),
      .own("Under the seat of my car, together with an umbrella that nobody knows"),
      .received("The umbrella is Jonas’s. He has been looking for it since the concert."),
      .own("Then I know three people who are happy today"),
      .received("Keep the scarf until we meet, it’s too warm for it now anyway"),
    ],
    [
      .received("Good morning! Did you get home all right?"),
      .own("Yes, with the last bus. Thank you for the wonderful evening"),
      .received("Thank you for the cake. There is nothing left of it."),
      .own("It’s my grandmother’s recipe"),
      .received("Then I have to meet your grandmother"),
    ],
  ]

  /// The messages that the button sends, and the answers to them.
  static let next: [(own: String, answer: String)] = [
    (
      "Shall I bring the small lamp too?",
      "Good idea, mine is broken. And spare batteries, if you have any."
    ),
    ("I have a whole box of them", "Wonderful!"),
    ("Anything else?", "Just you"),
  ]
}
