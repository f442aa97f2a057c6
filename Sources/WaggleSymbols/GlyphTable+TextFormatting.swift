// Text, lists and signs.

extension GlyphTable {
    static let textFormatting: [String: String] = [
        "xmark": "sM4 4L20 20M20 4L4 20",
        "checkmark": "sM4 12.8L9.6 19.5L20 4",
        "number": "sM9.5 3L7 21M17 3L14.5 21M3.6 8.6H21M3 15.4H20.4",
        "info": "pO11.6 4.2 .9|sM8.6 10H12.2V20M8 20.4H16",
        "questionmark": "sM6.8 7.6A5.3 5.3 0 1 1 14.6 12.1C12.7 13.3 12 14 12 15.8|pO12 20.4 .7",
        "exclamationmark": "s+M12 3.2V14.4|pO12 20.2 .9",
        "line.3.horizontal": "sM2.5 5.8H21.5M2.5 12H21.5M2.5 18.2H21.5",
        "line.3.horizontal.decrease": "sM2.5 6.2H21.5M6 12H18M9.6 17.8H14.4",
        "list.bullet": "s2M8 5.2H22M8 12H22M8 18.8H22|pO3.2 5.2 .7O3.2 12 .7O3.2 18.8 .7",
        "list.dash": "s2M8 5.2H22M8 12H22M8 18.8H22|sM2.2 5.2H4M2.2 12H4M2.2 18.8H4",
        "list.number": """
            s2M9 5.2H22M9 12H22M9 18.8H22|s-M2 3.4L3.6 2.4V7.6M1.8 10.6A1.6 1.6 0 1 1 4.6 11.6L2 14.6H5M1.9 16.8H4.7L3.3 18.4A1.6 1.6 0 1 1 1.8 20.8
            """,
        "text.alignleft": "sM2.5 4.2H21.5M2.5 9.4H14.5M2.5 14.6H21.5M2.5 19.8H14.5",
        "text.aligncenter": "sM2.5 4.2H21.5M6 9.4H18M2.5 14.6H21.5M6 19.8H18",
        "text.alignright": "sM2.5 4.2H21.5M9.5 9.4H21.5M2.5 14.6H21.5M9.5 19.8H21.5",
        "text.justify": "sM2.5 4.2H21.5M2.5 9.4H21.5M2.5 14.6H21.5M2.5 19.8H21.5",
        "textformat": "sM1.5 19L7 5L12.5 19M3.4 14.4H10.6|s2O18 15.3 3.7M22 11.2V19",
        "textformat.size": "sM9.4 19.5L16.2 3L23 19.5M12 14H20.4|s2M.6 19.5L4 10.8L7.4 19.5M1.8 16.6H6.2",
        "character": "sM4.5 20.5L12 3L19.5 20.5M7.2 14.4H16.8",
        "bold": "s+M6.8 3.8H12.6A4 4 0 0 1 12.6 11.8H6.8ZM6.8 11.8H13.6A4.2 4.2 0 0 1 13.6 20.2H6.8Z",
        "italic": "sM14.8 3.8L9.2 20.2M10.6 3.8H18.6M5.4 20.2H13.4",
        "underline": "sM6.2 2.8V10.6A5.8 5.8 0 0 0 17.8 10.6V2.8M4.4 21H19.6",
        "strikethrough": "sM2.5 12H21.5M17.2 7A5 5 0 0 0 12.2 3.6C8.8 3.6 6.6 5.6 6.8 8.2M6.6 16.6A5.4 5.4 0 0 0 12.2 20.4C15.6 20.4 17.8 18.2 17.2 15.2",
        "checklist": "s2M12 5.6H22M12 12.4H22M12 19.2H22|sM2 5.6L4.2 8L8 3M2 12.4L4.2 14.8L8 9.8M2 19.2L4.2 21.6L8 16.6",
        "placeholdertext": "bR1.2 4.6 21.6 14.8 3|dM5 9.4H11.4M5 14.6H9M14.6 8V16M18.6 9.4H19",
        "quote.opening": "fO7 14.6 3.6O17 14.6 3.6|sM4.2 14.2C4.2 10 6 7.2 9.4 6.2M14.2 14.2C14.2 10 16 7.2 19.4 6.2",
        "quote.closing": "fO7 9.4 3.6O17 9.4 3.6|sM9.8 9.8C9.8 14 8 16.8 4.6 17.8M19.8 9.8C19.8 14 18 16.8 14.6 17.8",
        "tablecells": "bR1.4 3.6 21.2 16.8 2.8|dM1.6 9.2H22.4M1.6 14.8H22.4M8.6 3.8V20.2M15.4 3.8V20.2",
        "list.bullet.rectangle": "bR1.4 3.4 21.2 17.2 3|DO5.8 8 1.2O5.8 12 1.2O5.8 16 1.2|dM9.4 8H18.6M9.4 12H18.6M9.4 16H18.6",
        "textformat.abc": "sO4.2 14 2.9M7.1 10.8V17.2M9.8 6.2V17.2O12.8 14 2.9B20.2 14 2.9 -48 -312",
        "textformat.123": "sT12 12 9.4'123'",
        "textformat.superscript": "sM2.2 21L8.8 6L15.4 21M4.6 16H13|sT19.6 6 6.6'2'",
        "textformat.subscript": "sM2.2 18L8.8 3L15.4 18M4.6 13H13|sT19.6 18.6 6.6'2'",
        "textformat.size.larger": "sM1.4 20L8.2 4L15 20M3.8 14.4H12.6|s2M16.6 9.4L19.6 6.2L22.6 9.4",
        "textformat.size.smaller": "sM1.4 20L8.2 4L15 20M3.8 14.4H12.6|s2M16.6 6.4L19.6 9.6L22.6 6.4",
        "character.cursor.ibeam": """
            sM1.4 19L6.8 5L12.2 19M3.4 14H10.2
            |s2M14.6 2.6C17 2.6 18.6 3.4 18.6 5.2C18.6 3.4 20.2 2.6 22.6 2.6M18.6 5.2V18.8M14.6 21.4C17 21.4 18.6 20.6 18.6 18.8C18.6 20.6 20.2 21.4 22.6 21.4
            """,
        "bold.underline": "s+M6.8 2.2H12.4A3.7 3.7 0 0 1 12.4 9.6H6.8ZM6.8 9.6H13.2A3.9 3.9 0 0 1 13.2 17.4H6.8Z|sM4.4 21.8H19.6",
        "bold.italic.underline": """
            s+M1 5.4H3.8A2.7 2.7 0 0 1 3.8 10.8H1ZM1 10.8H4.2A2.9 2.9 0 0 1 4.2 16.6H1Z
            |sM14 5.4L11 16.6M12.4 5.2H15.6M9.4 16.8H12.6M18 5V9.8A2.7 2.7 0 0 0 23.4 9.8V5M17.6 16.8H23.8
            """,
        "increase.indent": "sM2.5 4.2H21.5M11 9.4H21.5M11 14.6H21.5M2.5 19.8H21.5|pK.3M2.8 9.2L6.8 12L2.8 14.8Z",
        "decrease.indent": "sM2.5 4.2H21.5M11 9.4H21.5M11 14.6H21.5M2.5 19.8H21.5|pK.3M6.8 9.2L2.8 12L6.8 14.8Z",
        "increase.quotelevel": "sM13 3.4H22M13 9H22M13 15H22M13 20.6H22M9.6 3V21|pK.3M2 8.8L6 12L2 15.2Z",
        "decrease.quotelevel": "sM13 3.4H22M13 9H22M13 15H22M13 20.6H22M9.6 3V21|pK.3M6 8.8L2 12L6 15.2Z",
        "list.bullet.indent": "s2M8 4H22M12.4 9.4H22M12.4 14.6H22M8 20H22|pO3.2 4 .6O8 9.4 .6O8 14.6 .6O3.2 20 .6",
        "list.star": "s2M10 5.2H22M10 12H22M10 18.8H22|fW4.2 5.4 3.3 1.4 5 -90W4.2 12.2 3.3 1.4 5 -90W4.2 19 3.3 1.4 5 -90",
        "list.triangle": "s2M9 5.2H22M9 12H22M9 18.8H22|fK.4M1.8 2.8L5.6 5.2L1.8 7.6ZM1.8 9.6L5.6 12L1.8 14.4ZM1.8 16.4L5.6 18.8L1.8 21.2Z",
        "list.bullet.rectangle.portrait": "bR3.6 1.4 16.8 21.2 3|DO7.8 7 1.2O7.8 12 1.2O7.8 17 1.2|dM11.2 7H16.4M11.2 12H16.4M11.2 17H16.4",
        "text.append": "sM2.5 4.6H21.5M2.5 10H21.5M2.5 15.4H9.6M16.6 13.8V22M12.5 17.9H20.7",
        "text.insert": "sM2.5 3.6H21.5M2.5 20.4H21.5M9 9.2H21.5M9 14.8H21.5|pK.3M2.6 8.8L6.6 12L2.6 15.2Z",
        "text.quote": "s2M3 3.4V20.6|sM8 5.2H21.5M8 12H21.5M8 18.8H16",
        "text.cursor": "sM7.4 2.6C10.2 2.6 12 3.4 12 5.6C12 3.4 13.8 2.6 16.6 2.6M12 5.6V18.4M7.4 21.4C10.2 21.4 12 20.6 12 18.4C12 20.6 13.8 21.4 16.6 21.4",
        "text.below.photo": "bR3.6 1.8 16.8 11.6 2.4|DO8.2 5.8 1.4|dM4.6 11.6L9 8L12 10.4L15 8L19.4 11.4|s2M3.6 17.6H20.4M3.6 22H14",
        "text.word.spacing": "sM2.5 6H6.4M10 6H21.5M2.5 12H12M15.6 12H21.5M2.5 18H8M11.6 18H17",
        "paragraphsign": "sM11.4 21.4V3H20M16.4 3V21.4|pM10.8 3.4H9.6A4.9 4.9 0 0 0 9.6 13.2H10.8Z",
        "lineweight": "s--M3 3.6H21|s-M3 8.6H21|s+M3 14H21|s++++M3 20H21",
        "exclamationmark.2": "s+M7.4 3.2V14.4M16.6 3.2V14.4|pO7.4 20.2 .9O16.6 20.2 .9",
        "exclamationmark.3": "s+M4 3.2V14.4M12 3.2V14.4M20 3.2V14.4|pO4 20.2 .9O12 20.2 .9O20 20.2 .9",
        "checklist.unchecked": "s2M11.4 5H22M11.4 12H22M11.4 19H22|sO4.6 5 1.9O4.6 12 1.9O4.6 19 1.9",
        "checklist.checked": "s2M11.4 5H22M11.4 12H22M11.4 19H22|pO4.6 5 1.9O4.6 12 1.9O4.6 19 1.9",
        "checkmark.gobackward": "@gobackward|@checkmark 12 12.6 .46",
        "text.redaction": "pK.4M2.6 4H10V7H2.6ZM15 17H21.4V20H15Z|sM14 5.5H21.5M2.5 12H21.5M2.5 18.5H11",
        "text.line.first.and.arrowtriangle.forward": "sM9 4.2H21.5M2.5 9.4H21.5M2.5 14.6H21.5M2.5 19.8H14.5|pK.3M2.4 2L6 4.2L2.4 6.4Z",
        "character.textbox": "bR1.2 4.6 21.6 14.8 3|dM5.4 16L8.8 8L12.2 16M6.6 13.4H11M15.4 8.4V16",
        "character.magnify": "@magnifyingglass|@character 10 10 .4",
        "textformat.characters": """
            sM1 18.6L5.6 5.4L10.2 18.6M2.6 14.2H8.6|s2M13.4 6.6H22.6M18 4.2V6.6M15 18.6C18.6 16 20.6 12 21.2 6.8M14.8 10C16 14 19 17 22.6 18.4
            """,
        "translate": "s2M1 4.6H13M7 2.2V4.6M2.4 15.4C7 12.8 9.8 9.4 10.6 4.8M3.4 8C5 11.6 7.6 14 11 15.4|sM11.4 22.4L16.8 9.8L22.2 22.4M13.4 18.2H20.2",
        "arrow.up.and.down.text.horizontal": "sM4.6 2.4V21.6M1.4 5.6L4.6 2.4L7.8 5.6M1.4 18.4L4.6 21.6L7.8 18.4|s2M12 6H22M12 12H22M12 18H18",
        "arrow.left.and.right.text.vertical": "sM2.4 19.4H21.6M5.6 16.2L2.4 19.4L5.6 22.6M18.4 16.2L21.6 19.4L18.4 22.6|s2M6 2V12M12 2V12M18 2V8",
        "lines.measurement.vertical": "sM3 2H13M3 6H9M3 10H13M3 14H9M3 18H13M3 22H9",
        "text.line.3.summary": "s2M2.4 4.4H14M2.4 9.4H14M2.4 14.4H9|sM2.4 19.6H9|@sparkle 18 16 .5",
        "progress.indicator": """
            sM12 1.8V6.6|s2M19.2 4.8L15.8 8.2M22.2 12H17.4M19.2 19.2L15.8 15.8|s3M12 22.2V17.4M4.8 19.2L8.2 15.8M1.8 12H6.6M4.8 4.8L8.2 8.2
            """,
        "hand.point.up.left.and.text": "@hand.point.up.left 9.6 14 .78|s2M15.4 4H22.6M17 8.4H22.6M18.6 12.8H22.6",
        "f.cursive": "sM17.4 4C15.6 1.6 13 2.6 12.4 6.4L10.4 18C9.8 21.6 7.4 22.8 5.4 20.6M7.4 10H16.4",
        "squareroot": "sM1.6 13L4.6 11.4L9 20.6L13.4 3.4H22.6",
        "pi": "sM2.6 8.4C3.4 6.6 4.6 5.6 6.6 5.6H21.4M9 5.8C9 11 8.2 15.4 6 19.4M15.4 5.8V16.2C15.4 18.6 17.4 19.8 19.8 18.8",
        "fx": "sM10.8 4.6C9.2 2.6 7.2 3.4 6.8 6.4L5 17.6C4.6 20.4 2.8 21.4 1 19.8M2.6 9.6H9.8|s2M13.6 10.6L22 20M22 10.6L13.6 20",
    ]
}
