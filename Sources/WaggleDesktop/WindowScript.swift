// A script that plays in a window of the desktop, in real time.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleRequest
import WaggleRuntime

/// Plays a script before each frame of a window, up to the frame's time. Its touches stand beside those of the person.
@MainActor
final class WindowScript {
    private let script: FilmScript
    /// nil until the first frame, at which the script begins.
    private var player: ScriptPlayer?
    private(set) var isOver = false

    init(_ script: FilmScript) { self.script = script }

    /// Where fingers of the script are down; empty unless the script shows them.
    var touchDiscs: DisplayList { script.showsTouches ? player?.touchDiscs ?? DisplayList() : DisplayList() }

    /// Plays what is due by the time.
    /// - Parameters:
    ///   - time: the frame's.
    ///   - save: writes what the window shows to a file.
    ///   - setColorScheme: changes the window's appearance.
    func play(_ graph: ViewGraph, to time: TimeInterval, save: (String) throws -> Void, setColorScheme: (ColorScheme) -> Void) {
        guard !isOver else { return }
        let player = self.player ?? ScriptPlayer(script, on: graph, from: time, warn: HostMessage.warn)
        self.player = player
        do {
            while let next = player.nextTime, next <= time + 1e-6 {
                // Places are those of the moment at which a step begins.
                if player.isAtStep { graph.update(at: max(next, graph.time)) }
                switch try player.playNext() {
                case .snapshot(let file)?: try save(file)
                case .colorScheme(let scheme)?: setColorScheme(scheme == .dark ? .dark : .light)
                case nil: break
                }
            }
            isOver = player.nextTime == nil && time >= player.endTime
        } catch {
            HostMessage.warn("\(error) The script ends here.")
            isOver = true
        }
    }
}
