import Foundation
import WaggleCore

/// The description of a scene: its role and its configuration.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window of the program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    /// The scene, while it is connected.
    open private(set) weak var scene: UIScene?
    public let role: Role
    open internal(set) var configuration: UISceneConfiguration
    /// Unique among the scenes of a run: the role and the connection number of the scene.
    public let persistentIdentifier: String

    init(role: Role, number: Int) {
        self.role = role
        persistentIdentifier = "\(role.rawValue).\(number)"
        configuration = UISceneConfiguration(name: nil, sessionRole: role, SceneManifest.Entry())
        super.init()
    }
    func connect(_ scene: UIScene) { self.scene = scene }
}

/// The configuration of a scene, chiefly the class of its delegate.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// A class that conforms to `UISceneDelegate`; nil if the scene has no delegate.
    open var delegateClass: AnyClass?
    /// Stored but unused; every scene is a `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The entry in `Info.plist`, used in diagnostics.
    var entry: SceneManifest.Entry

    /// The named configuration in `Info.plist`, or the first one for the role if the name is nil. It is empty if there is none.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        entry = UIApplication.shared.manifest.entry(named: name, role: sessionRole) ?? SceneManifest.Entry()
        super.init()
        delegateClass = entry.delegateType
    }
    init(name: String?, sessionRole: UISceneSession.Role, _ entry: SceneManifest.Entry) {
        self.name = name
        role = sessionRole
        self.entry = entry
        super.init()
    }
}

/// The scenes in `Info.plist`, under `UIApplicationSceneManifest`.
struct SceneManifest {
    struct Entry {
        var name: String?
        var delegateClassName: String?
        var storyboard: String?

        /// The class of the delegate. A missing class is reported.
        @MainActor var delegateType: AnyClass? {
            guard let delegateClassName else { return nil }
            if let type = ObjectMaking.objectType(named: delegateClassName) { return type }
            // The name may carry another module's prefix.
            let last = delegateClassName.split(separator: ".").last.map(String.init) ?? delegateClassName
            let found = Conformances.types(to: (any UISceneDelegate).self).first { String(describing: $0) == last }
            if let type = found as? AnyClass { return type }
            Diagnostics.shared.report(
                "Info.plist names the scene delegate \(delegateClassName) (UISceneDelegateClassName), but the program has no such class; write $(PRODUCT_MODULE_NAME).SceneDelegate with the name of yours.")
            return nil
        }
    }
    /// True if `Info.plist` contains a manifest, even an empty one.
    private(set) var isThere = false
    private var entries: [String: [Entry]] = [:]
    /// The storyboard that the program would start with.
    private(set) var mainStoryboard: String?

    init(_ infoDictionary: [String: Any] = [:]) {
        mainStoryboard = infoDictionary["UIMainStoryboardFile"] as? String
        guard let manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any] else { return }
        isThere = true
        guard let roles = manifest["UISceneConfigurations"] as? [String: Any] else { return }
        for (role, list) in roles {
            entries[role] = (list as? [[String: Any]])?.map { item in
                Entry(name: item["UISceneConfigurationName"] as? String, delegateClassName: item["UISceneDelegateClassName"] as? String,
                      storyboard: item["UISceneStoryboardFile"] as? String)
            }
        }
    }

    func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
        let list = entries[role.rawValue] ?? []
        guard let name else { return list.first }
        return list.first { $0.name == name }
    }
    @MainActor func configuration(named name: String?, role: UISceneSession.Role) -> UISceneConfiguration {
        let entry = entry(named: name, role: role) ?? Entry()
        let configuration = UISceneConfiguration(name: entry.name, sessionRole: role, entry)
        configuration.delegateClass = entry.delegateType
        return configuration
    }
}
