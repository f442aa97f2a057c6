// Environment values of text fields.

import Foundation
import WaggleGeometry

private enum TextInputInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum TextContentPurposeKey: EnvironmentKey { static var defaultValue: TextContentPurpose? { nil } }

extension EnvironmentValues {
    /// The space between a field's border and its text. Touches there reach the text, too.
    var textInputInsets: EdgeInsets {
        get { self[TextInputInsetsKey.self] }
        set { self[TextInputInsetsKey.self] = newValue }
    }
    /// The purpose of fields: a hint to input methods and on-screen keyboards; nil for free text.
    package var textContentPurpose: TextContentPurpose? {
        get { self[TextContentPurposeKey.self] }
        set { self[TextContentPurposeKey.self] = newValue }
    }
}
