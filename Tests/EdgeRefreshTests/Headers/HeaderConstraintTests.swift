import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct HeaderConstraintTests {
  @Test func `a state label stays where the app's constraints put it`() {
    let screen = Screen()
    let header = StateHeader()
    let label: UILabel = header.stateLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 30),
      label.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      label.widthAnchor.constraint(equalToConstant: 200),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    let frame = CGRect(x: 30, y: 17, width: 200, height: 20)
    _ = screen.attach(header)
    #expect(label.frame == frame)
    header.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(label.frame == frame)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(label.frame == frame)
  }
}
