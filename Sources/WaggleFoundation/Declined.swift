// Names of Foundation that cannot work here. Each message says what to use.

import Foundation

@available(*, unavailable, message: "There is no Handoff between devices; keep what is open in SceneStorage.")
open class NSUserActivity: NSObject {
    @available(*, unavailable, message: "There is no Handoff between devices; keep what is open in SceneStorage.")
    public init(activityType: String) {}
}
@available(*, unavailable, message: "Texts are not searched for dates and addresses; use a Regex or NSRegularExpression.")
open class NSDataDetector: NSObject {}
@available(*, unavailable, message: "There is no iCloud; keep values in UserDefaults.")
open class NSUbiquitousKeyValueStore: NSObject {}
@available(*, unavailable, message: "Use a dictionary with a struct that holds a weak reference.")
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {}
@available(*, unavailable, message: "Use an array with a struct that holds a weak reference.")
open class NSHashTable<ObjectType: AnyObject>: NSObject {}
