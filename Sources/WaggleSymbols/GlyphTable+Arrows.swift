// Chevrons, arrows and arrowheads.

extension GlyphTable {
    static let arrows: [String: String] = [
        "chevron.left": "sM16 4L8 12L16 20",
        "chevron.right": "sM8 4L16 12L8 20",
        "chevron.up": "sM4 16L12 8L20 16",
        "chevron.down": "sM4 8L12 16L20 8",
        "chevron.left.2": "sM11.5 5L4.5 12L11.5 19M19.5 5L12.5 12L19.5 19",
        "chevron.right.2": "sM4.5 5L11.5 12L4.5 19M12.5 5L19.5 12L12.5 19",
        "chevron.compact.down": "sM2.5 10L12 14L21.5 10",
        "chevron.compact.up": "sM2.5 14L12 10L21.5 14",
        "chevron.up.chevron.down": "sM6.5 9L12 3.5L17.5 9M6.5 15L12 20.5L17.5 15",
        "chevron.left.forwardslash.chevron.right": "sM6.5 6.5L1.5 12L6.5 17.5M17.5 6.5L22.5 12L17.5 17.5M14 3.5L10 20.5",
        "arrow.left": "sM21.5 12H2.5M10 4.5L2.5 12L10 19.5",
        "arrow.right": "sM2.5 12H21.5M14 4.5L21.5 12L14 19.5",
        "arrow.up": "sM12 21.5V2.5M4.5 10L12 2.5L19.5 10",
        "arrow.down": "sM12 2.5V21.5M4.5 14L12 21.5L19.5 14",
        "arrow.up.right": "sM4.5 19.5L19 5M8 5H19V16",
        "arrow.up.left": "sM19.5 19.5L5 5M16 5H5V16",
        "arrow.down.right": "sM4.5 4.5L19 19M8 19H19V8",
        "arrow.down.left": "sM19.5 4.5L5 19M16 19H5V8",
        "arrow.left.and.right": "sM2 12H22M7 7L2 12L7 17M17 7L22 12L17 17",
        "arrow.up.and.down": "sM12 2V22M7 7L12 2L17 7M7 17L12 22L17 17",
        "arrow.left.arrow.right": "sM22 7.2H2.5M7 2.7L2.5 7.2L7 11.7|s2M2 16.8H21.5M17 12.3L21.5 16.8L17 21.3",
        "arrow.right.arrow.left": "sM2 7.2H21.5M17 2.7L21.5 7.2L17 11.7|s2M22 16.8H2.5M7 12.3L2.5 16.8L7 21.3",
        "arrow.up.arrow.down": "sM7.2 22V2.5M2.7 7L7.2 2.5L11.7 7|s2M16.8 2V21.5M12.3 17L16.8 21.5L21.3 17",
        "arrow.clockwise": "sM20.7 14.3A8.8 8.8 0 1 1 18.8 7.2M19 1.8V7.2H13.6",
        "arrow.counterclockwise": "sM3.3 14.3A8.8 8.8 0 1 0 5.2 7.2M5 1.8V7.2H10.4",
        "arrow.2.squarepath": "sM8.5 5.5H16A3 3 0 0 1 19 8.5V15M15.2 11.6L19 15.4L22.8 11.6|s2M15.5 18.5H8A3 3 0 0 1 5 15.5V9M8.8 12.4L5 8.6L1.2 12.4",
        "arrow.triangle.2.circlepath": """
            sM3.7 9.6A8.8 8.8 0 0 1 19.2 6.8M20.3 14.4A8.8 8.8 0 0 1 4.8 17.2|fK.8M14.6 9.2L22.4 1.4L23.2 10.2ZM9.4 14.8L1.6 22.6L.8 13.8Z
            """,
        "arrow.uturn.left": "sM7.5 2.8L2.5 7.8L7.5 12.8M2.5 7.8H15.2A6.1 6.1 0 0 1 15.2 20H8.5",
        "arrow.uturn.right": "sM16.5 2.8L21.5 7.8L16.5 12.8M21.5 7.8H8.8A6.1 6.1 0 0 0 8.8 20H15.5",
        "arrow.turn.up.right": "sM3.5 20.5V13.5A4 4 0 0 1 7.5 9.5H20.5M14.8 3.8L20.5 9.5L14.8 15.2",
        "arrow.turn.down.right": "sM3.5 3.5V10.5A4 4 0 0 0 7.5 14.5H20.5M14.8 8.8L20.5 14.5L14.8 20.2",
        "arrowshape.turn.up.left": "bM10 4L2 11.5L10 19V14.9C15 14.7 18.6 16.2 21.6 20C21.2 13.5 17.5 8.5 10 8.1Z",
        "arrowshape.turn.up.right": "bM14 4L22 11.5L14 19V14.9C9 14.7 5.4 16.2 2.4 20C2.8 13.5 6.5 8.5 14 8.1Z",
        "arrow.up.left.and.arrow.down.right": "sM3 10V3H10M3 3L10.2 10.2M21 14V21H14M21 21L13.8 13.8",
        "arrow.down.right.and.arrow.up.left": "sM10.2 3.2V10.2H3.2M10.2 10.2L2.6 2.6M13.8 20.8V13.8H20.8M13.8 13.8L21.4 21.4",
        "arrow.up.and.down.and.arrow.left.and.right": """
            sM12 1.5V22.5M1.5 12H22.5M8.8 4.7L12 1.5L15.2 4.7M8.8 19.3L12 22.5L15.2 19.3M4.7 8.8L1.5 12L4.7 15.2M19.3 8.8L22.5 12L19.3 15.2
            """,
        "arrowtriangle.up": "bK1.8M12 3.4L21.6 19.8H2.4Z",
        "arrowtriangle.down": "bK1.8M12 20.6L2.4 4.2H21.6Z",
        "arrowtriangle.left": "bK1.8M3.4 12L19.8 2.4V21.6Z",
        "arrowtriangle.right": "bK1.8M20.6 12L4.2 21.6V2.4Z",
        "chevron.compact.left": "sM14 2.5L10 12L14 21.5",
        "chevron.compact.right": "sM10 2.5L14 12L10 21.5",
        "chevron.up.2": "sM5 11.5L12 4.5L19 11.5M5 19.5L12 12.5L19 19.5",
        "chevron.down.2": "sM5 4.5L12 11.5L19 4.5M5 12.5L12 19.5L19 12.5",
        "arrow.down.to.line": "sM12 2.5V16.6M5.6 10.6L12 17L18.4 10.6M4.5 21.5H19.5",
        "arrow.up.to.line": "sM12 21.5V7.4M5.6 13.4L12 7L18.4 13.4M4.5 2.5H19.5",
        "arrow.left.to.line": "sM21.5 12H7.4M13.4 5.6L7 12L13.4 18.4M2.5 4.5V19.5",
        "arrow.right.to.line": "sM2.5 12H16.6M10.6 5.6L17 12L10.6 18.4M21.5 4.5V19.5",
        "arrow.down.left.and.arrow.up.right": "sM3.4 13.6V20.6H10.4M3.4 20.6L10.6 13.4M20.6 10.4V3.4H13.6M20.6 3.4L13.4 10.6",
        "arrow.up.right.and.arrow.down.left": "sM20.8 3.2L13.8 10.2M20.8 10.2H13.8V3.2M3.2 20.8L10.2 13.8M3.2 13.8H10.2V20.8",
        "arrow.triangle.branch": "sM5 21.6V5M5 15.6C5 11 9 9.4 13 9.4H19|pM2.6 5.6L5 2L7.4 5.6Z|pM18.4 7L22 9.4L18.4 11.8Z",
        "arrowshape.right": "bM12.4 4L22.4 12L12.4 20V15.4H1.8V8.6H12.4Z",
        "arrowshape.left": "bM11.6 4L1.6 12L11.6 20V15.4H22.2V8.6H11.6Z",
        "arrow.turn.up.left": "sM20.5 20.5V13.5A4 4 0 0 0 16.5 9.5H3.5M9.2 3.8L3.5 9.5L9.2 15.2",
        "arrow.turn.down.left": "sM20.5 3.5V10.5A4 4 0 0 1 16.5 14.5H3.5M9.2 8.8L3.5 14.5L9.2 20.2",
        "arrow.turn.left.up": "sM20.5 20.5H13.5A4 4 0 0 1 9.5 16.5V3.5M3.8 9.2L9.5 3.5L15.2 9.2",
        "arrow.turn.right.up": "sM3.5 20.5H10.5A4 4 0 0 0 14.5 16.5V3.5M8.8 9.2L14.5 3.5L20.2 9.2",
        "arrow.turn.left.down": "sM20.5 3.5H13.5A4 4 0 0 0 9.5 7.5V20.5M3.8 14.8L9.5 20.5L15.2 14.8",
        "arrow.turn.right.down": "sM3.5 3.5H10.5A4 4 0 0 1 14.5 7.5V20.5M8.8 14.8L14.5 20.5L20.2 14.8",
        "arrow.bend.up.right": "sM3 20.5C3 13.6 7 9.5 14 9.5H21M15.3 3.8L21 9.5L15.3 15.2",
        "arrow.bend.up.left": "sM21 20.5C21 13.6 17 9.5 10 9.5H3M8.7 3.8L3 9.5L8.7 15.2",
        "arrow.bend.down.right": "sM3 3.5C3 10.4 7 14.5 14 14.5H21M15.3 8.8L21 14.5L15.3 20.2",
        "arrow.bend.down.left": "sM21 3.5C21 10.4 17 14.5 10 14.5H3M8.7 8.8L3 14.5L8.7 20.2",
        "arrow.bend.right.up": "sM3.5 21C10.4 21 14.5 17 14.5 10V3M8.8 8.7L14.5 3L20.2 8.7",
        "arrow.bend.left.up": "sM20.5 21C13.6 21 9.5 17 9.5 10V3M3.8 8.7L9.5 3L15.2 8.7",
        "arrow.uturn.up": "@arrow.uturn.left 12 12 1 90",
        "arrow.uturn.down": "@arrow.uturn.left 12 12 1 -90",
        "arrow.up.and.line.horizontal.and.arrow.down": "sM3 12H21M12 8.6V1.4M8.4 4.8L12 1.2L15.6 4.8M12 15.4V22.6M8.4 19.2L12 22.8L15.6 19.2",
        "arrow.down.and.line.horizontal.and.arrow.up": "sM3 12H21M12 1.2V8.4M8.4 5.2L12 8.6L15.6 5.2M12 22.8V15.6M8.4 18.8L12 15.4L15.6 18.8",
        "arrow.left.and.line.vertical.and.arrow.right": "@arrow.up.and.line.horizontal.and.arrow.down 12 12 1 90",
        "arrow.right.and.line.vertical.and.arrow.left": "@arrow.down.and.line.horizontal.and.arrow.up 12 12 1 90",
        "arrow.down.to.line.compact": "sM12 3.6V15.4M6.4 10L12 15.6L17.6 10M5.6 20.4H18.4",
        "arrow.up.to.line.compact": "sM12 20.4V8.6M6.4 14L12 8.4L17.6 14M5.6 3.6H18.4",
        "arrow.right.to.line.compact": "sM3.6 12H15.4M10 6.4L15.6 12L10 17.6M20.4 5.6V18.4",
        "arrow.left.to.line.compact": "sM20.4 12H8.6M14 6.4L8.4 12L14 17.6M3.6 5.6V18.4",
        "arrow.triangle.swap": "sM7 21.6V7M17 2.4V17|fK.9M2.2 8L7 .8L11.8 8ZM12.2 16L17 23.2L21.8 16Z",
        "arrow.triangle.merge": "sM12 6V11C12 16 6 16.4 5.2 21.8M12 11C12 16 18 16.4 18.8 21.8|fK.9M6.8 8L12 .4L17.2 8Z",
        "arrow.triangle.pull": "sO5.4 4.4 2.6O5.4 19.6 2.6O18.6 19.6 2.6M5.4 7V17M18.6 17V8.8A3.6 3.6 0 0 0 15 5.2H14|pK.4M13.8 2.4L10.6 5.2L13.8 8Z",
        "arrow.triangle.turn.up.right": "sM3.6 20.4V13.4A4 4 0 0 1 7.6 9.4H14.4|fK1M13.6 3.4L22.4 9.4L13.6 15.4Z",
        "arrow.3.trianglepath": "s*3M8.6 6L10.4 3A1.85 1.85 0 0 1 13.6 3L16.4 7.8|p*3K.4M13.6 9L18.2 10.6L18.9 5.8Z",
        "arrowshape.up": "@arrowshape.right 12 12 1 -90",
        "arrowshape.down": "@arrowshape.right 12 12 1 90",
        "arrowshape.turn.up.left.2": "s2M8 4.2L1.2 11.5L8 18.8|bM13.6 4.6L6.8 11.5L13.6 18.4V14.8C17.8 14.7 20.6 16 22.8 19.4C22.4 13.6 19.4 8.6 13.6 8.2Z",
        "arrowshape.turn.up.right.2": "s2M16 4.2L22.8 11.5L16 18.8|bM10.4 4.6L17.2 11.5L10.4 18.4V14.8C6.2 14.7 3.4 16 1.2 19.4C1.6 13.6 4.6 8.6 10.4 8.2Z",
        "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": "bK1M8.6 6V18L1.2 12ZM15.4 6L22.8 12L15.4 18Z|sM12 2.4V21.6",
        "chevron.left.to.line": "sM18 4L10 12L18 20M5.4 4V20",
        "chevron.right.to.line": "sM6 4L14 12L6 20M18.6 4V20",
        "chevron.left.chevron.right": "sM8.8 5.4L2.2 12L8.8 18.6M15.2 5.4L21.8 12L15.2 18.6",
        "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": "s*4M13.8 10.2L21.2 2.8M15 2.6H21.4V9",
        "arrow.up.left.and.down.right.magnifyingglass": "@magnifyingglass|s2M7.2 7.2L12.8 12.8M7 10.2V7H10.2M13 9.8V13H9.8",
        "exclamationmark.arrow.triangle.2.circlepath": "@arrow.triangle.2.circlepath|@exclamationmark 12 12 .44",
        "arrow.triangle.2.circlepath.camera": """
            bM3.8 6.8H6.6L8.4 4H15.6L17.4 6.8H20.2A2.4 2.4 0 0 1 22.6 9.2V18A2.4 2.4 0 0 1 20.2 20.4H3.8A2.4 2.4 0 0 1 1.4 18V9.2A2.4 2.4 0 0 1 3.8 6.8Z
            |d-B12 13.3 4 195 335B12 13.3 4 15 155|DM17.2 12.2L15.6 14.6L13.6 12.4ZM6.8 14.4L8.4 12L10.4 14.2Z
            """,
        "arrowshape.left.arrowshape.right": "bK.6M8.2 5.6L1 12L8.2 18.4V14.6H11V9.4H8.2Z|bK.6M15.8 5.6L23 12L15.8 18.4V14.6H13V9.4H15.8Z",
        "arrowshape.bounce.right": """
            bM2 5.4C5.8 5.4 8.4 8.8 9 13.4C10 9.6 12.4 7.8 15.2 7.8V4L22.6 10L15.2 16V12.4C12.4 12.4 10.8 14.6 10.6 18.8H7.4C7.2 13 5.4 9.2 2 9Z
            """,
        "arrowshape.zigzag.right": "bK.6M15.2 4.4L22.8 11L15.2 17.6V13.6H12.6L9 19.6L5.6 13.2L3.6 16.6H1L5.4 8.4H6.6L9.6 14L11.2 9.4H15.2Z",
        "chevron.up.forward.2": "sM8 4H20V16M4 10.4H13.6V20",
        "arrow.right.doc.on.clipboard": "@clipboard 9.6 12|k2M7 14H22.6M18.2 9.6L22.6 14L18.2 18.4",
        "arrow.up.page.on.clipboard": "@clipboard 10 12|k2M15.6 22.6V11M11.4 15L15.6 10.8L19.8 15",
        "arrow.up.and.person.rectangle.portrait": """
            bR1.4 1.6 13.4 20.8 2.8|DO8.1 9 2.3|DM4.2 17.8C4.4 14.6 5.8 13.4 8.1 13.4C10.4 13.4 11.8 14.6 12 17.8Z|sM20 20V4.4M16.8 7.4L20 4.2L23.2 7.4
            """,
        "arrow.rectanglepath": """
            sM4.6 15.4V8.4A2.6 2.6 0 0 1 7.2 5.8H19M15.4 2.2L19.2 5.8L15.4 9.4M19.4 8.6V15.6A2.6 2.6 0 0 1 16.8 18.2H5M8.6 14.6L4.8 18.2L8.6 21.8
            """,
        "arrow.triangle.capsulepath": """
            sM6.4 17.6A5.6 5.6 0 0 1 6.4 6.4H13M17.6 6.4A5.6 5.6 0 0 1 17.6 17.6H11|fK.6M12 2.6L18 6.4L12 10.2ZM12 13.8L6 17.6L12 21.4Z
            """,
        "restart": "sM12 2.6A9.4 9.4 0 1 0 20.2 7.4|fK.6M8.6 2.6L14.6 -1V6.2Z",
        "arrow.circlepath": "sM20.4 9.4A8.8 8.8 0 1 0 20.8 12|fK.6M23.8 9.2L20 13.8L16.8 8.8Z",
        "arrow.up.and.down.and.sparkles": "sM8.4 2.4V21.6M4.4 6.4L8.4 2.4L12.4 6.4M4.4 17.6L8.4 21.6L12.4 17.6|@sparkle 18.4 6.6 .42|@sparkle 17.6 16.6 .34",
        "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": "sM12 2V22|bK1M1.4 6.6L8.6 12L1.4 17.4ZM22.6 6.6L15.4 12L22.6 17.4Z",
        "chevron.left.slash.chevron.right": "sM6.4 6.4L.8 12L6.4 17.6M17.6 6.4L23.2 12L17.6 17.6|s2M14.4 4.4L9.6 19.6",
        "selection.pin.in.out": """
            s2M2.4 7V5.4A3 3 0 0 1 5.4 2.4H7M17 2.4H18.6A3 3 0 0 1 21.6 5.4V7M21.6 17V18.6A3 3 0 0 1 18.6 21.6H17M7 21.6H5.4A3 3 0 0 1 2.4 18.6V17
            |sM12 6V10.4M9.8 8.4L12 10.6L14.2 8.4M12 18V13.6M9.8 15.6L12 13.4L14.2 15.6
            """,
        "pip.swap": """
            sM12 20H4.6A3.4 3.4 0 0 1 1.2 16.6V7.4A3.4 3.4 0 0 1 4.6 4H19.4A3.4 3.4 0 0 1 22.8 7.4V10|pR14.8 13.6 8 6.4 1.4
            |sM5.6 11.4L10.8 11.4M8.8 9L11.2 11.4L8.8 13.8
            """,
        "pip.remove": """
            sM12 20H4.6A3.4 3.4 0 0 1 1.2 16.6V7.4A3.4 3.4 0 0 1 4.6 4H19.4A3.4 3.4 0 0 1 22.8 7.4V10|pR14.8 13.6 8 6.4 1.4|sM5.2 8L10 12.8M10 8L5.2 12.8
            """,
        "timeline.selection": "s2M1.2 12H5M19 12H22.8|bR6.8 5.4 10.4 13.2 2.6|dM12 9V15",
        "togglepower": "sO12 12 10.8|dM12 6.8V17.2",
        "arrow.triangle.2.circlepath.doc.on.clipboard": "@clipboard|@arrow.triangle.2.circlepath 12 14 .42",
        "arrow.up.doc.on.clipboard": "@clipboard|dM12 18.6V9.8M8.8 12.8L12 9.6L15.2 12.8",
        "arrow.right.page.on.clipboard": "@clipboard|dM7.6 14H16M12.8 10.8L16 14L12.8 17.2",
        "arrow.left.and.right.righttriangle.left.righttriangle.right": """
            bK1M9.4 10V21.6H1.4ZM14.6 10V21.6H22.6Z|sM4 4.6H20M6.8 1.8L4 4.6L6.8 7.4M17.2 1.8L20 4.6L17.2 7.4
            """,
        "arrow.up.and.down.righttriangle.up.righttriangle.down": """
            bK1M10 9.4H21.6V1.4ZM10 14.6H21.6V22.6Z|sM4.6 4V20M1.8 6.8L4.6 4L7.4 6.8M1.8 17.2L4.6 20L7.4 17.2
            """,
        "arrowshape.bounce.forward": "bK.8M14 4L22.6 11L14 18V14C9.4 13.6 7 15.6 4.4 20C3 20 1.6 19.4 1.4 18.4C4 11.4 8 8 14 8Z|s2M1.4 22.2H9",
        "arrowshape.zigzag.forward": "bK.8M16.4 4.4L23 10L16.4 15.6V12.4L11 18.4L8 13.4L3.6 19L1 16.6L8.4 7.6L11.8 12.6L16.4 7.4Z",
    ]
}
