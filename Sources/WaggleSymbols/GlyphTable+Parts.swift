// Glyphs that occur only within other names, such as `text` in `text.bubble` and `bin` in `xmark.bin`.

extension GlyphTable {
    static let parts: [String: String] = [
        "text": "sM2.5 5H21.5M2.5 12H21.5M2.5 19H14.5",
        "dot": "fO12 12 4",
        "slash": "sM5.6 18.4L18.4 5.6",
        "bin": "bM3.4 8.4V18.6A2.2 2.2 0 0 0 5.6 20.8H18.4A2.2 2.2 0 0 0 20.6 18.6V8.4Z|bR1.6 3.2 20.8 5 1.4",
        "batteryblock": "bR1.6 6.6 20.8 13.8 2.6|sM5.4 3.6H8.2M15.8 3.6H18.6",
        "cloud.upper": "bM6.6 14.6A4.4 4.4 0 0 1 6 5.8A6.2 6.2 0 0 1 17.8 5A4.9 4.9 0 0 1 17 14.6Z",
        "minus.plus": "sM1.6 12H9.4M14.6 12H22.4M18.5 8.1V15.9",
        "battery.case": "sR-1.8 6 24.4 12 3.8M25.4 10.2V13.8",
        "syringe.upright": "bR8.6 6.6 6.8 11 1|dM8.6 10.4H11.4M8.6 13.8H11.4|sM12 17.8V23.4M12 1V6.4M8.6 1H15.4",
        "highlighter.upright": "bK.7M8.4 1.4H15.6V13.4L14.2 16.6H9.8L8.4 13.4Z|bM9.8 16.6H14.2V20.2L9.8 22.4Z|dM8.4 12.6H15.6",
        "screwdriver.upright": "bR8.8 -.6 6.4 11 2.4|sM12 10.6V17.6|pK.2M11.4 17.6H12.6L13 23.2H11Z|dM12 2.6V7.4",
    ]
}
