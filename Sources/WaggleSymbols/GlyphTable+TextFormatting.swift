// Text, lists and signs.

extension GlyphTable {
    static let textFormatting: [String: String] = [
        "xmark": "sM4 4L20 20M20 4L4 20",
        "checkmark": "sM4 12.8L9.6 19.5L20 4",
        "number": "sM9.5 3L7 21M17 3L14.5 21M3.6 8.6H21M3 15.4H20.4",
        "info": "fO11.6 4.2 1.9|sM8.6 10H12.2V20M8 20.4H16",
        "questionmark": "sM6.8 7.6A5.3 5.3 0 1 1 14.6 12.1C12.7 13.3 12 14 12 15.8|fO12 20.4 1.6",
        "exclamationmark": "s+M12 3.2V14.4|fO12 20.2 1.8",
        "line.3.horizontal": "sM2.5 5.8H21.5M2.5 12H21.5M2.5 18.2H21.5",
        "line.3.horizontal.decrease": "sM2.5 6.2H21.5M6 12H18M9.6 17.8H14.4",
        "list.bullet": "s2M8 5.2H22M8 12H22M8 18.8H22|fO3.2 5.2 1.6O3.2 12 1.6O3.2 18.8 1.6",
        "list.dash": "s2M8 5.2H22M8 12H22M8 18.8H22|sM2.2 5.2H4M2.2 12H4M2.2 18.8H4",
        "list.number": """
            s2M9 5.2H22M9 12H22M9 18.8H22|s-M2 3.4L3.6 2.4V7.6M1.8 10.6A1.6 1.6 0 1 1 4.6 11.6L2 14.6H5M1.9 16.8H4.7L3.3 18.4A1.6 1.6 0 1 1 1.8 20.8
            """,
        "text.alignleft": "sM2.5 4.2H21.5M2.5 9.4H14.5M2.5 14.6H21.5M2.5 19.8H14.5",
        "text.aligncenter": "sM2.5 4.2H21.5M6 9.4H18M2.5 14.6H21.5M6 19.8H18",
        "text.alignright": "sM2.5 4.2H21.5M9.5 9.4H21.5M2.5 14.6H21.5M9.5 19.8H21.5",
        "text.justify": "sM2.5 4.2H21.5M2.5 9.4H21.5M2.5 14.6H21.5M2.5 19.8H21.5",
        "textformat": "sM1.5 19L7 5L12.5 19M3.4 14.4H10.6|s2O18 15.3 3.7M22 11.2V19",
        "textformat.size": "sM8.5 19.5L15.2 3L22 19.5M11 14H19.4|s2M1.2 19.5L4.8 10.6L8 18M2.4 16.6H6.8",
        "character": "sM4.5 20.5L12 3L19.5 20.5M7.2 14.4H16.8",
        "bold": "s+M6.8 3.8H12.6A4 4 0 0 1 12.6 11.8H6.8ZM6.8 11.8H13.6A4.2 4.2 0 0 1 13.6 20.2H6.8Z",
        "italic": "sM14.8 3.8L9.2 20.2M10.6 3.8H18.6M5.4 20.2H13.4",
        "underline": "sM6.2 2.8V10.6A5.8 5.8 0 0 0 17.8 10.6V2.8M4.4 21H19.6",
        "strikethrough": "sM2.5 12H21.5M17.2 7A5 5 0 0 0 12.2 3.6C8.8 3.6 6.6 5.6 6.8 8.2M6.6 16.6A5.4 5.4 0 0 0 12.2 20.4C15.6 20.4 17.8 18.2 17.2 15.2",
        "list.clipboard": "bR3.8 3.4 16.4 19 2.6|dM8 10.4H16M8 14.2H16M8 18H16|kR8 1.4 8 4.2 1.6",
        "checklist": "s2M12 5.6H22M12 12.4H22M12 19.2H22|sM2 5.6L4.2 8L8 3M2 12.4L4.2 14.8L8 9.8M2 19.2L4.2 21.6L8 16.6",
        "placeholdertext": "bR1.2 4.6 21.6 14.8 3|dM5 9.4H11.4M5 14.6H9M14.6 8V16M18.6 9.4H19",
        "quote.opening": "fO7 14.6 3.6O17 14.6 3.6|sM4.2 14.2C4.2 10 6 7.2 9.4 6.2M14.2 14.2C14.2 10 16 7.2 19.4 6.2",
        "quote.closing": "fO7 9.4 3.6O17 9.4 3.6|sM9.8 9.8C9.8 14 8 16.8 4.6 17.8M19.8 9.8C19.8 14 18 16.8 14.6 17.8",
        "tablecells": "bR1.4 3.6 21.2 16.8 2.8|dM1.6 9.2H22.4M1.6 14.8H22.4M8.6 3.8V20.2M15.4 3.8V20.2",
        "list.bullet.rectangle": "bR1.4 3.4 21.2 17.2 3|DO5.8 8 1.2O5.8 12 1.2O5.8 16 1.2|dM9.4 8H18.6M9.4 12H18.6M9.4 16H18.6",
    ]
}
