import SpriteKit
import Testing
@Suite struct FirstTests { @Test func nothing() {} }
