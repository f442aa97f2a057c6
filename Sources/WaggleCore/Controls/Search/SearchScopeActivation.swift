/// When scopes are shown.
public struct SearchScopeActivation {
    let showsAlways: Bool
    /// While the field contains text.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(showsAlways: false) }
    /// While the field contains text.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(showsAlways: false) }
    /// During a search.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(showsAlways: true) }
}
