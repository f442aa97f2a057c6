// AT-SPI's roles.

import WaggleCore

/// An object's role, with AT-SPI's numbers.
enum AtspiRole: UInt32, Equatable {
    case alert = 2
    case checkMenuItem = 8
    case comboBox = 11
    case dialog = 16
    case frame = 23
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case menu = 33
    case menuBar = 34
    case menuItem = 35
    case pageTab = 37
    case pageTabList = 38
    case panel = 39
    case passwordText = 40
    case progressBar = 42
    case pushButton = 43
    case radioButton = 44
    case radioMenuItem = 45
    case scrollPane = 49
    case slider = 51
    case spinButton = 52
    case text = 61
    case toggleButton = 62
    case application = 75
    case entry = 79
    case heading = 83
    case form = 87
    case link = 88
    case grouping = 99
    case levelBar = 103

    /// AT-SPI's name.
    var name: String {
        switch self {
        case .alert: "alert"
        case .checkMenuItem: "check menu item"
        case .comboBox: "combo box"
        case .dialog: "dialog"
        case .frame: "frame"
        case .image: "image"
        case .label: "label"
        case .list: "list"
        case .listItem: "list item"
        case .menu: "menu"
        case .menuBar: "menu bar"
        case .menuItem: "menu item"
        case .pageTab: "page tab"
        case .pageTabList: "page tab list"
        case .panel: "panel"
        case .passwordText: "password text"
        case .progressBar: "progress bar"
        case .pushButton: "push button"
        case .radioButton: "radio button"
        case .radioMenuItem: "radio menu item"
        case .scrollPane: "scroll pane"
        case .slider: "slider"
        case .spinButton: "spin button"
        case .text: "text"
        case .toggleButton: "toggle button"
        case .application: "application"
        case .entry: "entry"
        case .heading: "heading"
        case .form: "form"
        case .link: "link"
        case .grouping: "grouping"
        case .levelBar: "level bar"
        }
    }

    @MainActor
    init(_ element: AccessibilityElement) {
        let traits = element.traits
        if let role = element.role {
            self = switch role {
            case .slider: .slider
            case .stepper, .wheel: .spinButton
            case .progress: .progressBar
            case .gauge: .levelBar
            case .comboBox: .comboBox
            case .popupButton: traits.contains(.isToggle) ? .toggleButton : .pushButton
            case .menu: .menu
            case .menuBar: .menuBar
            case .menuItem: .menuItem
            case .menuOption: traits.contains(.isToggle) ? .checkMenuItem : .radioMenuItem
            case .option: .radioButton
            case .list: .list
            case .listItem: .listItem
            case .form: .form
            case .scrollArea: .scrollPane
            case .group: .grouping
            case .dialog: .dialog
            case .alert: .alert
            case .tab: .pageTab
            }
        } else if let text = element.text?.text, traits.contains(.isTextField) {
            self = text.isSecure ? .passwordText : text.isMultiline ? .text : .entry
        } else if traits.contains(.isTextField) || traits.contains(.isSearchField) {
            self = .entry
        } else if traits.contains(.isToggle) {
            self = .toggleButton
        } else if traits.contains(.isLink) {
            self = .link
        } else if traits.contains(.isTabBar) {
            self = .pageTabList
        } else if element.isContainer {
            self = element.label.isEmpty ? .panel : .grouping
        } else if traits.contains(.isButton) || traits.contains(.isKeyboardKey) {
            self = .pushButton
        } else if element.actions.contains(where: { $0.kind == .adjust }) {
            self = element.range == nil ? .spinButton : .slider
        } else if traits.contains(.isHeader) {
            self = .heading
        } else if traits.contains(.isImage), !traits.contains(.isStaticText) {
            self = .image
        } else if element.actions.contains(where: { $0.kind == .activate }) {
            self = .pushButton
        } else {
            self = element.label.isEmpty && element.value == nil ? .panel : .label
        }
    }
}
