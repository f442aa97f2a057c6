// The AT-SPI interfaces that our objects implement.

/// The interfaces of an object.
struct AtspiInterfaces: OptionSet, Hashable {
    let rawValue: UInt32
    static let accessible = AtspiInterfaces(rawValue: 1)
    static let application = AtspiInterfaces(rawValue: 1 << 1)
    static let component = AtspiInterfaces(rawValue: 1 << 2)
    static let action = AtspiInterfaces(rawValue: 1 << 3)
    static let value = AtspiInterfaces(rawValue: 1 << 4)
    static let text = AtspiInterfaces(rawValue: 1 << 5)
    static let editableText = AtspiInterfaces(rawValue: 1 << 6)
    static let selection = AtspiInterfaces(rawValue: 1 << 7)
    static let cache = AtspiInterfaces(rawValue: 1 << 8)

    /// The names, in the order of the bits.
    static let allNames = ["Accessible", "Application", "Component", "Action", "Value", "Text", "EditableText", "Selection", "Cache"].map {
        "org.a11y.atspi." + $0
    }
    var names: [String] { Self.allNames.indices.filter { rawValue >> UInt32($0) & 1 == 1 }.map { Self.allNames[$0] } }
    /// nil if we do not implement such an interface.
    init?(name: String) {
        guard let index = Self.allNames.firstIndex(of: name) else { return nil }
        self.init(rawValue: 1 << UInt32(index))
    }
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The interfaces for D-Bus introspection: methods with the types of their arguments and results, and properties.
    static let description: String = {
        typealias Interface = (methods: [String], properties: [String])
        let interfaces: [Interface] = [
            (["GetChildAtIndex i (so)", "GetChildren - a(so)", "GetIndexInParent - i", "GetRelationSet - a(ua(so))", "GetRole - u",
              "GetRoleName - s",
              "GetLocalizedRoleName - s", "GetState - au", "GetAttributes - a{ss}", "GetApplication - (so)", "GetInterfaces - as"],
             ["Name s", "Description s", "Parent (so)", "ChildCount i", "Locale s", "AccessibleId s"]),
            (["GetLocale u s"], ["ToolkitName s", "Version s", "AtspiVersion s", "Id i w"]),
            (["Contains i,i,u b", "GetAccessibleAtPoint i,i,u (so)", "GetExtents u (iiii)", "GetPosition u i,i", "GetSize - i,i",
              "GetLayer - u", "GetMDIZOrder - n",
              "GrabFocus - b", "GetAlpha - d", "SetExtents i,i,i,i,u b", "SetPosition i,i,u b", "SetSize i,i b", "ScrollTo u b",
              "ScrollToPoint u,i,i b"], []),
            ([
                "GetDescription i s", "GetName i s", "GetLocalizedName i s", "GetKeyBinding i s", "GetActions - a(sss)",
                "DoAction i b"], ["NActions i"]),
            ([], ["MinimumValue d", "MaximumValue d", "MinimumIncrement d", "CurrentValue d w", "Text s"]),
            (["GetStringAtOffset i,u s,i,i", "GetText i,i s", "SetCaretOffset i b", "GetTextBeforeOffset i,u s,i,i",
              "GetTextAtOffset i,u s,i,i",
              "GetTextAfterOffset i,u s,i,i", "GetCharacterAtOffset i i", "GetAttributeValue i,s s", "GetAttributes i a{ss},i,i",
              "GetDefaultAttributes - a{ss}",
              "GetCharacterExtents i,u i,i,i,i", "GetOffsetAtPoint i,i,u i", "GetNSelections - i", "GetSelection i i,i",
              "AddSelection i,i b", "RemoveSelection i b",
              "SetSelection i,i,i b", "GetRangeExtents i,i,u i,i,i,i", "GetAttributeRun i,b a{ss},i,i", "GetDefaultAttributeSet - a{ss}",
              "ScrollSubstringTo i,i,u b"],
             ["CharacterCount i", "CaretOffset i"]),
            (["SetTextContents s b", "InsertText i,s,i b", "DeleteText i,i b"], []),
            ([
                "GetSelectedChild i (so)", "SelectChild i b", "DeselectSelectedChild i b", "IsChildSelected i b", "SelectAll - b",
                "ClearSelection - b", "DeselectChild i b"],
             ["NSelectedChildren i"]),
            (["GetItems - a((so)(so)(so)iiassusau)"], []),
        ]
        func types(_ list: Substring, _ direction: String) -> String {
            list == "-" ? "" : list.split(separator: ",").map { "<arg direction='\(direction)' type='\($0)'/>" }.joined()
        }
        let bodies = zip(allNames, interfaces).map { name, interface in
            let methods = interface.methods.map { line in
                let words = line.split(separator: " ")
                return "<method name='\(words[0])'>\(types(words[1], "in"))\(types(words[2], "out"))</method>"
            }
            let properties = interface.properties.map { line in
                let words = line.split(separator: " ")
                return "<property name='\(words[0])' type='\(words[1])' access='\(words.count > 2 ? "readwrite" : "read")'/>"
            }
            return "<interface name='\(name)'>\(methods.joined())\(properties.joined())</interface>"
        }
        return "<node>\(bodies.joined())</node>"
    }()
}
