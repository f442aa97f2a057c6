import Foundation

/// The looks of one bar: for content that has scrolled below it, and for content at rest.
@MainActor
final class BarAppearances<Appearance: UIBarAppearance> {
    private unowned let bar: UIView
    init(_ bar: UIView) { self.bar = bar }

    private(set) var standard: Appearance? { didSet { follow(standard) } }
    private(set) var edge: Appearance? { didSet { follow(edge) } }
    /// The one that acts where a bar has a single look.
    var only: Appearance? { standard ?? edge }
    /// The standard look; the system's until a property of it is changed.
    var shownStandard: Appearance {
        if let standard { return standard }
        let new = Appearance()
        new.onChange = { [weak self, unowned new] in self?.standard = new }
        return new
    }
    func setStandard(_ new: Appearance) { standard = new.copy(with: nil) as? Appearance }
    func setEdge(_ new: Appearance?) { edge = new?.copy(with: nil) as? Appearance }
    /// Takes the looks of another bar.
    func take(_ other: BarAppearances) { (standard, edge) = (other.standard, other.edge) }
    private func follow(_ appearance: Appearance?) {
        appearance?.onChange = { [weak bar] in bar?.appearanceDidChange() }
        bar.appearanceDidChange()
    }
}
