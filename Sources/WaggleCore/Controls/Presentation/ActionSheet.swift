import Foundation

/// A list of choices as a value. `confirmationDialog` is newer.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) { (self.title, self.message, self.buttons) = (title, message, buttons) }
}
