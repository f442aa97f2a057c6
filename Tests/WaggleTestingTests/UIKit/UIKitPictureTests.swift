import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting

/// The appearance of UIKit views, side by side.
@MainActor
struct UIKitPictureTests {
    private final class Board: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemGray6
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 260, height: 30))
            label.text = "A label, bold and blue"
            label.font = .boldSystemFont(ofSize: 20)
            label.textColor = .systemBlue
            label.textAlignment = .center
            let field = UITextField(frame: CGRect(x: 20, y: 60, width: 260, height: 34))
            field.borderStyle = .roundedRect
            field.placeholder = "A field"
            let text = UITextView(frame: CGRect(x: 20, y: 104, width: 260, height: 70))
            text.text = "A text of several lines, which breaks where the view ends."
            text.font = .systemFont(ofSize: 15)
            text.layer.cornerRadius = 8
            text.clipsToBounds = true
            let pages = UIPageControl(frame: CGRect(x: 20, y: 184, width: 260, height: 26))
            pages.numberOfPages = 4
            pages.currentPage = 1
            pages.pageIndicatorTintColor = .lightGray
            pages.currentPageIndicatorTintColor = .systemRed
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.frame.origin = CGPoint(x: 20, y: 220)
            wheel.hidesWhenStopped = false
            let card = UIView(frame: CGRect(x: 80, y: 220, width: 80, height: 50))
            card.backgroundColor = .systemGreen
            card.layer.cornerRadius = 12
            card.layer.borderWidth = 3
            card.layer.borderColor = UIColor.black.cgColor
            card.transform = CGAffineTransform(rotationAngle: .pi / 12)
            let under = UILabel(frame: CGRect(x: 180, y: 220, width: 100, height: 50))
            under.text = "Behind the blur"
            under.numberOfLines = 2
            under.backgroundColor = .systemYellow
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
            blur.frame = CGRect(x: 230, y: 210, width: 60, height: 70)
            for view in [label, field, text, pages, wheel, card, under, blur] { addSubview(view) }
        }
        required init?(coder: NSCoder) { nil }
    }
    private struct BoardView: UIViewRepresentable {
        func makeUIView(context: Context) -> Board { Board() }
        func updateUIView(_ board: Board, context: Context) {}
    }

    @Test func theBoardLooksAsItDid() throws {
        let screen = try TestScreen(BoardView(), size: CGSize(width: 300, height: 290), scale: 2)
        try screen.checkPicture("uikit-board", tolerance: 0.02, share: 0.01)
    }
}
