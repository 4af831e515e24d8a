internal import SwiftUI

/// A row with a message: an avatar with initials, the sender, the text and the time.
struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(spacing: 12) {
      Text(message.initials)
        .font(.headline)
        .foregroundColor(.white)
        .frame(width: 44, height: 44)
        .background { RoundedBackground(color: .avatar(for: message.sender), radius: 22) }
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        HStack {
          Text(message.sender).font(.headline)
          Spacer()
          Text(message.time).font(.footnote)
            .foregroundColor(Color(uiColor: .secondaryText))
        }
        Text(message.text).font(.subheadline).lineLimit(1)
          .foregroundColor(Color(uiColor: .secondaryText))
      }
    }
  }
}
