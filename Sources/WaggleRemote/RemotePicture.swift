import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// The last picture of a remote program.
struct RemotePicture {
    /// In points of the program.
    private(set) var size = CGSize.zero
    private var background = ResolvedColor.white
    private var content = DisplayList()
    /// Distinguishes the processes that have drawn the picture: item keys are unique only within a process.
    private var generation: UInt32 = 1
    private var version: UInt32 = 0
    private var backgroundVersion: UInt32 = 0

    /// Discards the picture when another process starts.
    mutating func begin() {
        (generation, size, content) = (generation &+ 2, .zero, DisplayList())
    }

    /// - Parameter list: nil keeps the last list.
    mutating func update(_ reply: RemoteFrameReply, _ list: DisplayList?) throws {
        guard reply.background.count == 4, reply.width >= 0, reply.height >= 0, reply.width.isFinite, reply.height.isFinite else {
            throw RequestError("The program has sent a picture of \(reply.width) by \(reply.height) points, which cannot be shown.")
        }
        let color = ResolvedColor(
            red: reply.background[0], green: reply.background[1], blue: reply.background[2], opacity: reply.background[3])
        let size = CGSize(width: reply.width, height: reply.height)
        if color != background || size != self.size { backgroundVersion &+= 1 }
        (background, self.size) = (color, size)
        guard let list else { return }
        content = list
        version &+= 1
    }

    /// The scale at which the picture fills the width.
    func scale(filling width: CGFloat) -> CGFloat { size.width > 0 ? width / size.width : 1 }

    /// The picture scaled to a view's width. Items keep the program's keys, so that only the program's changes are redrawn.
    func list(fitting view: CGSize) -> DisplayList {
        guard size.width > 0, size.height > 0 else { return DisplayList() }
        let bounds = CGRect(origin: .zero, size: size), scale = scale(filling: view.width)
        let background = DisplayList.Item(identity: generation, version: backgroundVersion, bounds: bounds,
                                      content: .fill(.rectangle(bounds), .nonZero, .color(background), antialiased: false))
        let drawing = DisplayList.Item(identity: generation &+ 1, version: version, bounds: content.bounds.intersection(bounds),
                                       content: .effect(.clip(.rectangle(bounds), .nonZero, antialiased: false), content))
        return DisplayList([DisplayList.Item(bounds: bounds.applying(CGAffineTransform(scaleX: scale, y: scale)),
                                             content: .effect(
                                                 .transform(CGAffineTransform(scaleX: scale, y: scale)),
                                                 DisplayList([background, drawing])))])
    }
}
