/// A footer after the end that displays its state as text.
open class BackStateFooter: BackFooter, SpacedTextDisplaying {}
