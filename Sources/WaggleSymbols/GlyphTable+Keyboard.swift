// Keys.

extension GlyphTable {
    static let keyboard: [String: String] = [
        "power": "sM12 2.2V11M6.4 5.4A9 9 0 1 0 17.6 5.4",
        "command": "s*4M12 8.6H8.6V5.7A2.9 2.9 0 1 0 5.7 8.6H8.6V12",
        "option": "sM2.5 5H8.6L15.4 19H21.5M14.5 5H21.5",
        "control": "sM5 14.5L12 7.5L19 14.5",
        "shift": "bM12 2.6L21.4 12.4H16.6V20.8H7.4V12.4H2.6Z",
        "capslock": "bM12 2L21.4 11.4H16.6V16H7.4V11.4H2.6Z|bR7.4 18.8 9.2 2.8 .6",
        "return": "sM20.5 4.5V11.5A3 3 0 0 1 17.5 14.5H4M8.6 9.4L3.5 14.5L8.6 19.6",
        "escape": "sM13 3A9.4 9.4 0 1 1 3 13M3 9.4V3H9.4M3 3L12 12",
        "delete.left": "bM8 4.4H20.2A2.4 2.4 0 0 1 22.6 6.8V17.2A2.4 2.4 0 0 1 20.2 19.6H8L1.4 12Z|dM11.4 8.6L18 15.4M18 8.6L11.4 15.4",
        "delete.right": "bM16 4.4H3.8A2.4 2.4 0 0 0 1.4 6.8V17.2A2.4 2.4 0 0 0 3.8 19.6H16L22.6 12Z|dM12.6 8.6L6 15.4M6 8.6L12.6 15.4",
    ]
}
