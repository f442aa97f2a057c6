// Frames of tabs are masked.

import NIOCore
import NIOWebSocket

/// Lets masked frames through. Stands before the frames of a message are put together, which takes the mask off.
final class MaskCheck: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    struct UnmaskedFrame: Error {}

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard Self.unwrapInboundIn(data).maskKey != nil else { return context.fireErrorCaught(UnmaskedFrame()) }
        context.fireChannelRead(data)
    }
}
