/// A message in the lists of the examples.
struct Message: Equatable, Sendable {
  var sender: String
  var text: String
  var time: String

  /// The initials of the sender, at most two letters; one if the name is Arabic.
  var initials: String {
    // Arabic letters would join.
    let isArabic = sender.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
    return String(sender.split(separator: " ").prefix(isArabic ? 1 : 2).compactMap(\.first))
  }
}

extension Message {
  /// The messages at the start, newest first.
  static let first: [Message] = [
    Message(
      sender: "Ada Lindqvist", text: "The ferry leaves at seven, not at eight", time: "9:32 AM"),
    Message(
      sender: "Tomás Reyes", text: "Here are the pictures of the old lighthouse", time: "9:12 AM"),
    Message(sender: "Mei Tanaka", text: "Can we move our call to Thursday?", time: "8:47 AM"),
    Message(sender: "Noor Haddad", text: "I left the keys with the neighbour", time: "8:15 AM"),
    Message(
      sender: "Jonas Berg", text: "The tomatoes are ripe. Come and take some", time: "7:58 AM"),
    Message(
      sender: "Priya Nair", text: "Draft three of the report, shorter at last", time: "7:30 AM"),
    Message(sender: "Luca Moretti", text: "Two tickets for Saturday, row nine", time: "Yesterday"),
    Message(sender: "Hannah Cole", text: "Thank you for the book!", time: "Yesterday"),
    Message(sender: "Olu Adeyemi", text: "Rehearsal is in the small hall", time: "Yesterday"),
    Message(sender: "Eva Novak", text: "Recipe for the plum cake, as promised", time: "Yesterday"),
    Message(sender: "Sam Whitfield", text: "The bicycle is repaired", time: "Tuesday"),
    Message(sender: "Ines Duarte", text: "Minutes of the meeting", time: "Tuesday"),
    Message(sender: "Karl Vogt", text: "Snow above 1,200 metres tomorrow", time: "Tuesday"),
    Message(sender: "Grace Mwangi", text: "Your parcel is at our place", time: "Monday"),
  ]

  /// The messages that refreshes return, in order.
  static let arriving: [Message] = [
    Message(sender: "Rosa Campos", text: "Landed! The train is at half past", time: "Now"),
    Message(sender: "Felix Brandt", text: "The second violin is ill, can you play?", time: "Now"),
    Message(sender: "Aino Korhonen", text: "Sauna on Friday, bring a towel", time: "Now"),
    Message(sender: "Daniel Okafor", text: "The results are in. Call me", time: "Now"),
    Message(sender: "Yuki Sato", text: "First cherry blossom of the year", time: "Now"),
    Message(sender: "Clara Jensen", text: "Table for six at eight", time: "Now"),
  ]

  /// The messages that are older than those in ``first``, newest first.
  static let older: [Message] = [
    Message(sender: "Paolo Riva", text: "The boat needs a new coat of paint", time: "Sunday"),
    Message(sender: "Sofia Lund", text: "We saw the northern lights!", time: "Sunday"),
    Message(sender: "Amir Rahimi", text: "The map is in the glove box", time: "Saturday"),
    Message(sender: "Jane Kowalski", text: "Chess on Sunday as always?", time: "Saturday"),
    Message(sender: "Nils Aas", text: "The cabin is ours for a week", time: "Friday"),
    Message(sender: "Leila Azmi", text: "I found your other glove", time: "Friday"),
    Message(sender: "Owen Price", text: "The dog ate the invitation", time: "5/14/26"),
    Message(sender: "Marta Kos", text: "Bread is in the oven", time: "5/14/26"),
    Message(sender: "Theo Lang", text: "Your turn to choose the film", time: "5/13/26"),
    Message(sender: "Anna Bianchi", text: "The choir takes new voices", time: "5/13/26"),
    Message(sender: "Kofi Mensah", text: "The spare key is with me", time: "5/13/26"),
    Message(sender: "Freya Holm", text: "First snow, and no sledge", time: "5/13/26"),
  ]
}
