// Shapes, grids, stacks and windows.

extension GlyphTable {
    static let shapes: [String: String] = [
        "viewfinder": "sM2.2 8V5.2A3 3 0 0 1 5.2 2.2H8M16 2.2H18.8A3 3 0 0 1 21.8 5.2V8M21.8 16V18.8A3 3 0 0 1 18.8 21.8H16M8 21.8H5.2A3 3 0 0 1 2.2 18.8V16",
        "plus.viewfinder": "@viewfinder|sM12 7.5V16.5M7.5 12H16.5",
        "grid": "sM8.4 1.8V22.2M15.6 1.8V22.2M1.8 8.4H22.2M1.8 15.6H22.2",
        "scope": "sO12 12 8|s*4M12 1.2V7",
        "ellipsis": "pO4 12 1.15O12 12 1.15O20 12 1.15",
        "ellipsis.vertical": "pO12 4 1.15O12 12 1.15O12 20 1.15",
        "circle": "bO12 12 11",
        "square": "bR2.1 2.1 19.8 19.8 4.1",
        "app": "bR2.2 2.2 19.6 19.6 6.4",
        "rectangle": "bR1.2 4.2 21.6 15.6 3.4",
        "rectangle.portrait": "bR4.2 1.2 15.6 21.6 3.4",
        "capsule": "bR.8 5.6 22.4 12.8 6.4",
        "oval": "bE12 12 11.2 7.8",
        "triangle": "bK2.4M12 -.4L24.4 21H-.4Z",
        "diamond": "bK2P12 12 11.7 4 -90",
        "pentagon": "bK1.8P12 12.6 11.3 5 -90",
        "hexagon": "bK2P12 12 11.4 6 -90",
        "octagon": "bK1.8P12 12 11.6 8 22.5",
        "seal": "bK1.6W12 12 11.4 9.3 12 0",
        "shield": "bM12 1.6C14.4 3.4 17.2 4.4 20.4 4.6V11C20.4 16.2 17.4 20.2 12 22.4C6.6 20.2 3.6 16.2 3.6 11V4.6C6.8 4.4 9.6 3.4 12 1.6Z",
        "star": "bW12 13 12.8 5.7 5 -90",
        "star.leadinghalf.filled": "sW12 12.8 11 4.9 5 -90|fM12 1.8L9.1 8.8L1.5 9.4L7.3 14.3L5.5 21.7L12 17.7Z",
        "circle.lefthalf.filled": "sO12 12 11|fM12 1A11 11 0 0 0 12 23Z",
        "circle.righthalf.filled": "sO12 12 11|fM12 1A11 11 0 0 1 12 23Z",
        "circle.inset.filled": "sO12 12 11|fO12 12 7",
        "smallcircle.filled.circle": "bO12 12 11|DO12 12 4",
        "circle.dashed": "s*8M9.6 1.3A11 11 0 0 1 14.4 1.3",
        "circle.dotted": "f*12O12 1.4 1.3",
        "target": "sO12 12 11|s2O12 12 6.4|fO12 12 2.2",
        "circle.grid.2x2": "bO6 6 4O18 6 4O6 18 4O18 18 4",
        "circle.grid.3x3": "bO3.4 3.4 2.3O12 3.4 2.3O20.6 3.4 2.3O3.4 12 2.3O12 12 2.3O20.6 12 2.3O3.4 20.6 2.3O12 20.6 2.3O20.6 20.6 2.3",
        "circle.hexagongrid": "bO12 12 2.7|b2*6O12 3.6 2.7",
        "square.grid.2x2": "bR1.6 1.6 8.4 8.4 1.9R14 1.6 8.4 8.4 1.9R1.6 14 8.4 8.4 1.9R14 14 8.4 8.4 1.9",
        "square.grid.3x3": """
            bR1.6 1.6 4.5 4.5 1.2R9.75 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2
            R1.6 17.9 4.5 4.5 1.2R9.75 17.9 4.5 4.5 1.2R17.9 17.9 4.5 4.5 1.2
            """,
        "square.on.square": "bR7.6 7.6 14.6 14.6 3|s2M4.6 16.2A3 3 0 0 1 1.8 13.2V4.8A3 3 0 0 1 4.8 1.8H13.2A3 3 0 0 1 16.2 4.6",
        "square.stack": "bR2.2 7.6 19.6 14.4 3|s2M5 4.4H19M7.6 1.4H16.4",
        "rectangle.stack": "bR1.6 8.4 20.8 12.8 3|s2M4.4 5.2H19.6M7 2.2H17",
        "square.split.2x1": "bR2.1 2.1 19.8 19.8 4.1|dM12 2.1V21.9",
        "sidebar.left": "bR1.4 3.6 21.2 16.8 3|dM9 3.6V20.4M4.4 7.4H6M4.4 10.8H6M4.4 14.2H6",
        "cube": "bM12 1.4L21.4 6.6V17.4L12 22.6L2.6 17.4V6.6Z|dM2.8 6.8L12 12L21.2 6.8M12 12V22.4",
        "rays": "s*8M12 1.8V7.4",
        "square.and.arrow.up": """
            bM8 8.6H6A2.6 2.6 0 0 0 3.4 11.2V19.6A2.6 2.6 0 0 0 6 22.2H18A2.6 2.6 0 0 0 20.6 19.6V11.2A2.6 2.6 0 0 0 18 8.6H16
            |k2M12 15.6V1.8M7.8 6L12 1.8L16.2 6
            """,
        "square.and.arrow.down": """
            bM8 8.6H6A2.6 2.6 0 0 0 3.4 11.2V19.6A2.6 2.6 0 0 0 6 22.2H18A2.6 2.6 0 0 0 20.6 19.6V11.2A2.6 2.6 0 0 0 18 8.6H16
            |k2M12 1.8V15.6M7.8 11.4L12 15.6L16.2 11.4
            """,
        "rectangle.portrait.and.arrow.right": "bR2.4 2.2 12.2 19.6 3|kM8.6 12H22.4M18.2 7.6L22.6 12L18.2 16.4",
        "macwindow": "bR1.4 3.4 21.2 17.2 3|dM1.6 8.4H22.4|DO4.8 5.9 .9O7.8 5.9 .9O10.8 5.9 .9",
        "rectangle.split.2x1": "bR1.2 4.2 21.6 15.6 3.4|dM12 4.2V19.8",
        "rectangle.split.3x1": "bR1.2 4.2 21.6 15.6 3.4|dM8.4 4.2V19.8M15.6 4.2V19.8",
        "rectangle.grid.2x2": "bR1 3.4 9 6.8 1.7R14 3.4 9 6.8 1.7R1 13.8 9 6.8 1.7R14 13.8 9 6.8 1.7",
        "rectangle.grid.1x2": "bR2 2.6 20 7.4 1.9R2 14 20 7.4 1.9",
        "rectangle.on.rectangle": "bR1.4 7.4 16.4 12.6 2.4|s2M5 4.2H19.8A2.8 2.8 0 0 1 22.6 7V16.2",
        "plus.square.on.square": """
            bR7.6 7.6 14.6 14.6 3|dM14.9 11V18.8M11 14.9H18.8|s2M4.6 16.2A3 3 0 0 1 1.8 13.2V4.8A3 3 0 0 1 4.8 1.8H13.2A3 3 0 0 1 16.2 4.6
            """,
        "square.stack.3d.up": "bM12 2L22.4 7.2L12 12.4L1.6 7.2Z|s2M1.6 12L12 17.2L22.4 12|s3M1.6 16.8L12 22L22.4 16.8",
        "square.dashed": """
            sM2.4 7V5.4A3 3 0 0 1 5.4 2.4H7M17 2.4H18.6A3 3 0 0 1 21.6 5.4V7M21.6 17V18.6A3 3 0 0 1 18.6 21.6H17M7 21.6H5.4A3 3 0 0 1 2.4 18.6V17M10.4 2.4
            H13.6M10.4 21.6H13.6M2.4 10.4V13.6M21.6 10.4V13.6
            """,
        "cursorarrow": "bM6 2.4L19 13.2L12.8 13.8L16.2 21L13.4 22.2L10.2 15L6 19.4Z",
        "largecircle.fill.circle": "sO12 12 11|fO12 12 7.2",
        "circlebadge": "bO12 12 6.5",
        "squareshape": "bR2.2 2.2 19.6 19.6 .4",
        "cylinder": """
            bM4 5.6C4 3.4 7.6 2 12 2C16.4 2 20 3.4 20 5.6V18.4C20 20.6 16.4 22 12 22C7.6 22 4 20.6 4 18.4Z|dM4.2 6C5 8 8.2 9.2 12 9.2C15.8 9.2 19 8 19.8 6
            """,
        "pyramid": "bM12 2.4L22 18.6L12 21.8L2 18.6Z|dM12 2.6V21.6",
        "rhombus": "bK1.6M12 .6L20.4 12L12 23.4L3.6 12Z",
        "capsule.portrait": "bR5.6 .8 12.8 22.4 6.4",
        "oval.portrait": "bE12 12 7.8 11.2",
        "triangle.lefthalf.filled": "sK2.4M12 -.4L24.4 21H-.4Z|fM12 1.8V21H1.6A1.6 1.6 0 0 1 .6 19.2L10.8 2.4Z",
        "circle.tophalf.filled": "sO12 12 11|fM1 12A11 11 0 0 1 23 12Z",
        "circle.bottomhalf.filled": "sO12 12 11|fM1 12A11 11 0 0 0 23 12Z",
        "circle.grid.2x1": "bO6.4 12 4.4O17.6 12 4.4",
        "circle.grid.cross": "bO12 4.4 3.5O4.4 12 3.5O19.6 12 3.5O12 19.6 3.5",
        "circle.hexagonpath": "s2P12 12 8.6 6 -90|p*6O12 3.2 1.8",
        "circlebadge.2": "b2O16.4 12 5.4|kO7.6 12 5.4",
        "square.inset.filled": "sR2.1 2.1 19.8 19.8 4.1|fR5.3 5.3 13.4 13.4 1.7",
        "square.lefthalf.filled": "sR2.1 2.1 19.8 19.8 4.1|fM12 2.1H6.2A4.1 4.1 0 0 0 2.1 6.2V17.8A4.1 4.1 0 0 0 6.2 21.9H12Z",
        "square.righthalf.filled": "sR2.1 2.1 19.8 19.8 4.1|fM12 2.1H17.8A4.1 4.1 0 0 1 21.9 6.2V17.8A4.1 4.1 0 0 1 17.8 21.9H12Z",
        "square.tophalf.filled": "sR2.1 2.1 19.8 19.8 4.1|fM2.1 12V6.2A4.1 4.1 0 0 1 6.2 2.1H17.8A4.1 4.1 0 0 1 21.9 6.2V12Z",
        "square.bottomhalf.filled": "sR2.1 2.1 19.8 19.8 4.1|fM2.1 12V17.8A4.1 4.1 0 0 0 6.2 21.9H17.8A4.1 4.1 0 0 0 21.9 17.8V12Z",
        "square.split.1x2": "bR2.1 2.1 19.8 19.8 4.1|dM2.1 12H21.9",
        "square.split.2x2": "bR2.1 2.1 19.8 19.8 4.1|dM12 2.1V21.9M2.1 12H21.9",
        "square.split.diagonal": "bR2.1 2.1 19.8 19.8 4.1|dM20.6 3.4L3.4 20.6",
        "square.split.diagonal.2x2": "bR2.1 2.1 19.8 19.8 4.1|dM20.6 3.4L3.4 20.6M3.4 3.4L20.6 20.6",
        "square.grid.3x2": "bR1.2 5 4.8 4.8 1.2R9.6 5 4.8 4.8 1.2R18 5 4.8 4.8 1.2R1.2 14.2 4.8 4.8 1.2R9.6 14.2 4.8 4.8 1.2R18 14.2 4.8 4.8 1.2",
        "square.fill.on.square": "b2R1.8 1.8 14.4 14.4 3|cR7.8 7.8 14.4 14.4 3|pR7.8 7.8 14.4 14.4 3",
        "plus.square.fill.on.square": "b2R1.8 1.8 14.4 14.4 3|cR7.8 7.8 14.4 14.4 3|pR7.8 7.8 14.4 14.4 3|xM15 11.2V18.8M11.2 15H18.8",
        "square.on.circle": "b2O8.8 8.8 7.4|kR8.8 8.8 13.4 13.4 2.8",
        "square.on.square.dashed": """
            bR7.6 7.6 14.6 14.6 3|s2M4.4 16.1A3 3 0 0 1 1.8 13.2M1.8 10.2V7.6M1.8 4.8A3 3 0 0 1 4.8 1.8M7.6 1.8H10.2M13.2 1.8A3 3 0 0 1 16.1 4.4
            """,
        "square.dashed.inset.filled": "@square.dashed|fR6 6 12 12 1.8",
        "square.stack.3d.down.right": "bR1.6 1.6 13.4 13.4 3|s2M18.4 5.6V15.4A3 3 0 0 1 15.4 18.4H5.6|s3M22 9.2V19A3 3 0 0 1 19 22H9.2",
        "square.2.layers.3d": "bM12 3.4L22.6 8.9L12 14.4L1.4 8.9Z|s2M1.4 14.6L12 20.1L22.6 14.6",
        "square.and.line.vertical.and.square": "sM12 1.8V22.2|bR1.2 6.4 7.4 11.2 1.8R15.4 6.4 7.4 11.2 1.8",
        "squareshape.split.2x2": "bR2.2 2.2 19.6 19.6 .4|dM12 2.2V21.8M2.2 12H21.8",
        "dot.squareshape": "bR2.2 2.2 19.6 19.6 .4|DO12 12 2.6",
        "app.dashed": "s*4M10.3 2.2H13.7B15.4 8.6 6.4 -70 -20",
        "app.connected.to.app.below.fill": "pR7.4 1.6 9.2 9.2 2.2|sM12 10.8V15.2|pR8.8 15.6 6.4 6.4 1.4",
        "apps.iphone": """
            bR5.2 1.2 13.6 21.6 3|DR8 4.8 3.3 3.3 .9R12.7 4.8 3.3 3.3 .9R8 9.6 3.3 3.3 .9R12.7 9.6 3.3 3.3 .9R8 14.4 3.3 3.3 .9R12.7 14.4 3.3 3.3 .9
            """,
        "apps.ipad": """
            bR2.8 1.2 18.4 21.6 2.6
            |DR6 5 3 3 .8R10.5 5 3 3 .8R15 5 3 3 .8R6 9.6 3 3 .8R10.5 9.6 3 3 .8R15 9.6 3 3 .8R6 14.2 3 3 .8R10.5 14.2 3 3 .8R15 14.2 3 3 .8
            """,
        "rectangle.lefthalf.filled": "sR1.2 4.2 21.6 15.6 3.4|fM12 4.2H4.6A3.4 3.4 0 0 0 1.2 7.6V16.4A3.4 3.4 0 0 0 4.6 19.8H12Z",
        "rectangle.righthalf.filled": "sR1.2 4.2 21.6 15.6 3.4|fM12 4.2H19.4A3.4 3.4 0 0 1 22.8 7.6V16.4A3.4 3.4 0 0 1 19.4 19.8H12Z",
        "rectangle.tophalf.filled": "sR1.2 4.2 21.6 15.6 3.4|fM1.2 12V7.6A3.4 3.4 0 0 1 4.6 4.2H19.4A3.4 3.4 0 0 1 22.8 7.6V12Z",
        "rectangle.bottomhalf.filled": "sR1.2 4.2 21.6 15.6 3.4|fM1.2 12V16.4A3.4 3.4 0 0 0 4.6 19.8H19.4A3.4 3.4 0 0 0 22.8 16.4V12Z",
        "rectangle.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 15.2 9.2 1.2",
        "rectangle.center.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR6.8 8.6 10.4 6.8 1.2",
        "rectangle.dashed": """
            s%M1.2 7.9V7.6A3.4 3.4 0 0 1 4.6 4.2H5M1.2 16.1V16.4A3.4 3.4 0 0 0 4.6 19.8H5M1.2 11V13|sM8.6 4.2H10.6M13.4 4.2H15.4M8.6 19.8H10.6M13.4 19.8H15.4
            """,
        "rectangle.split.1x2": "bR1.2 4.2 21.6 15.6 3.4|dM1.2 12H22.8",
        "rectangle.split.2x2": "bR1.2 4.2 21.6 15.6 3.4|dM1.2 12H22.8M12 4.2V19.8",
        "rectangle.split.3x3": "bR1.2 3.2 21.6 17.6 3.4|dM1.2 9.1H22.8M1.2 14.9H22.8M8.4 3.2V20.8M15.6 3.2V20.8",
        "rectangle.grid.3x2": "bR.4 4.6 5.4 5.6 1.3R9.3 4.6 5.4 5.6 1.3R18.2 4.6 5.4 5.6 1.3R.4 13.8 5.4 5.6 1.3R9.3 13.8 5.4 5.6 1.3R18.2 13.8 5.4 5.6 1.3",
        "rectangle.portrait.on.rectangle.portrait": """
            bR7.6 5.4 12.8 16.8 2.8|s2M4.6 18.6A2.8 2.8 0 0 1 2.4 15.8V4.6A2.8 2.8 0 0 1 5.2 1.8H13A2.8 2.8 0 0 1 15.4 3
            """,
        "rectangle.portrait.split.2x1": "bR4.2 1.2 15.6 21.6 3.4|dM12 1.2V22.8",
        "rectangle.on.rectangle.angled": "b2K2.2M8.4 4.6L20.6 1.4L23 10.8L10.8 14Z|kK2.4M2.6 10.4H17.4V21.4H2.6Z",
        "rectangle.3.group": "bR1.4 4.2 12.6 8.2 1.8R1.4 15.6 12.6 4.6 1.6R17.2 4.2 5.4 16 1.8",
        "rectangle.compress.vertical": "bR2 9.6 20 4.8 1.4|sM12 1V6.4M8.8 3.6L12 6.6L15.2 3.6M12 23V17.6M8.8 20.4L12 17.4L15.2 20.4",
        "rectangle.expand.vertical": "bR2 9.6 20 4.8 1.4|sM12 6.6V1.2M8.8 4L12 1L15.2 4M12 17.4V22.8M8.8 20L12 23L15.2 20",
        "rectangle.arrowtriangle.2.inward": "bR1.2 4.2 21.6 15.6 3.4|DK.6M10.4 12L5.2 8.8V15.2ZM13.6 12L18.8 8.8V15.2Z",
        "rectangle.arrowtriangle.2.outward": "bR1.2 4.2 21.6 15.6 3.4|DK.6M4.6 12L9.8 8.8V15.2ZM19.4 12L14.2 8.8V15.2Z",
        "rectangle.and.pencil.and.ellipsis": """
            bM20.6 13.6V15.6A2.8 2.8 0 0 1 17.8 18.4H4.2A2.8 2.8 0 0 1 1.4 15.6V8.4A2.8 2.8 0 0 1 4.2 5.6H13.4|DO5.6 14 1.1O9 14 1.1O12.4 14 1.1
            |k@pencil 18.4 7.6 .55
            """,
        "rectangle.stack.person.crop": "bR1.6 8.4 20.8 12.8 3|DO12 12.5 2.2|DM7.4 20C7.8 17 9.4 16 12 16C14.6 16 16.2 17 16.6 20Z|s2M4.4 5.2H19.6M7 2.2H17",
        "sidebar.right": "bR1.4 3.6 21.2 16.8 3|dM15 3.6V20.4M18 7.4H19.6M18 10.8H19.6M18 14.2H19.6",
        "sidebar.squares.left": "bR1.4 3.6 21.2 16.8 3|dM9 3.6V20.4|DR4 6.6 2.4 2.4 .5R4 10.8 2.4 2.4 .5R4 15 2.4 2.4 .5",
        "dock.rectangle": "bR1.2 3.8 21.6 16.4 3|DR5 14.4 14 3.2 1.2",
        "menubar.rectangle": "bR1.2 3.8 21.6 16.4 3|dM1.2 8.4H22.8",
        "menubar.dock.rectangle": "bR1.2 3.8 21.6 16.4 3|dM1.2 8H22.8|DR5 14.4 14 3.2 1.2",
        "cylinder.split.1x2": """
            bM4 5.6C4 3.4 7.6 2 12 2C16.4 2 20 3.4 20 5.6V18.4C20 20.6 16.4 22 12 22C7.6 22 4 20.6 4 18.4Z
            |dM4.2 6C5 8 8.2 9.2 12 9.2C15.8 9.2 19 8 19.8 6M4.2 12.4C5 14.4 8.2 15.6 12 15.6C15.8 15.6 19 14.4 19.8 12.4
            """,
        "cone": "bK.8M12 1.2L21 18.2C21 20.6 17 22.2 12 22.2C7 22.2 3 20.6 3 18.2Z|dM3.4 17.6C5 16 8.2 15.2 12 15.2C15.8 15.2 19 16 20.6 17.6",
        "burst": "bK.9W12 12 11.6 7 10 -90",
        "cursorarrow.click": "pK.6M10.6 9.6L22 14.4L17 16.4L15 21.4Z|s2M8 2.4V4.6M2.4 8H4.6M4 4L5.6 5.6M12 4L10.6 5.4M4 12L5.4 10.6",
        "cursorarrow.click.2": "pK.6M11 9.8L22.4 14.6L17.4 16.6L15.4 21.6Z|s2M4.8 11.8A5.4 5.4 0 1 1 13 5.6|s3M3.4 15.6A9.6 9.6 0 1 1 17.6 7.4",
        "cursorarrow.rays": "pK.6M9 8.6L21 13.6L15.8 15.8L13.6 21Z|s2M8.4 2V4.4M2 8.4H4.4M3.8 3.8L5.6 5.6M13.2 3.8L11.4 5.6M3.8 13.2L5.6 11.4",
        "cursorarrow.motionlines": "pK.6M11 5L22.6 14.4L16.6 14.9L13.6 20.2Z|s2M2 8H8.6M3.4 12.4H9.4M2 16.8H10",
        "contextualmenu.and.cursorarrow": "bR2 2.2 16 15.2 2.6|dM5.8 6.8H14.2M5.8 10.4H12|kK.6M13 11L22.4 18.4L18 18.9L15.8 22.8Z",
        "square.and.arrow.up.on.square": """
            bM8.6 9.4H7.2A2.4 2.4 0 0 0 4.8 11.8V18.6A2.4 2.4 0 0 0 7.2 21H17.4A2.4 2.4 0 0 0 19.8 18.6V11.8A2.4 2.4 0 0 0 17.4 9.4H16
            |k2M12.3 15.8V1.6M8.6 5.2L12.3 1.6L16 5.2|s3M1.6 17V8.8A3 3 0 0 1 4.6 5.8
            """,
        "square.and.arrow.down.on.square": """
            bM8.6 9.4H7.2A2.4 2.4 0 0 0 4.8 11.8V18.6A2.4 2.4 0 0 0 7.2 21H17.4A2.4 2.4 0 0 0 19.8 18.6V11.8A2.4 2.4 0 0 0 17.4 9.4H16
            |k2M12.3 1.6V15.8M8.6 12.2L12.3 15.8L16 12.2|s3M1.6 17V8.8A3 3 0 0 1 4.6 5.8
            """,
        "view.2d": "@viewfinder|sT12 12 7.6'2d'",
        "view.3d": "@viewfinder|sT12 12 7.6'3d'",
        "light.max": "fO12 12 3.4|s*8M12 2V5",
        "light.min": "fO12 12 3.4|s*8M12 4.6V5.2",
        "moonphase.new.moon": "sO12 12 11",
        "moonphase.full.moon": "pO12 12 10",
        "moonphase.waxing.crescent": "sO12 12 11|fM12 1A11 11 0 0 1 12 23C17.4 18 17.4 6 12 1Z",
        "moonphase.waning.crescent": "sO12 12 11|fM12 1A11 11 0 0 0 12 23C6.6 18 6.6 6 12 1Z",
        "square.text.square": "bR2.1 2.1 19.8 19.8 4.1|dR6 6 6 6 1M15 6.8H18M15 11.2H18M6 16.6H18",
        "square.grid.3x1.below.line.grid.1x2": "sM1.8 4H22.2M1.8 9H22.2|bR1.4 14 5.6 5.6 1.3R9.2 14 5.6 5.6 1.3R17 14 5.6 5.6 1.3",
        "rectangle.and.arrow.up.right.and.arrow.down.left": """
            bR1.2 4.2 21.6 15.6 3.4|dM13.6 10.8L18.4 7.4M14.8 7.2H18.6V10.8M10.4 13.2L5.6 16.6M9.2 16.8H5.4V13.2
            """,
        "rectangle.and.hand.point.up.left": """
            b2M9.4 17.4H4A2.8 2.8 0 0 1 1.2 14.6V6A2.8 2.8 0 0 1 4 3.2H18.4A2.8 2.8 0 0 1 21.2 6V8.4|k@hand.point.up 16.6 15.8 .66 -30
            """,
        "rectangle.and.paperclip": "bR1.2 5.4 17.8 14 3|k@paperclip 18 10.6 .62",
        "rectangle.inset.filled.and.person.filled": """
            sM11 19.8H4.6A3.4 3.4 0 0 1 1.2 16.4V7.6A3.4 3.4 0 0 1 4.6 4.2H19.4A3.4 3.4 0 0 1 22.8 7.6V9|f2M4.6 7.6H19V9.4A4.6 4.6 0 0 0 13.6 16.4H4.6Z
            |fO18.4 13 2.7|fM13 22.4C13.2 19 15.2 17.4 18.4 17.4C21.6 17.4 23.6 19 23.8 22.4Z
            """,
        "cursorarrow.and.square.on.square.dashed": "@square.on.square.dashed 10 10 .82|kK.6M14.4 13L23 19.4L18.8 19.9L16.8 23.4Z",
        "text.and.command.macwindow": "@macwindow|dM4.8 12H9.6M4.8 16H8.4|@command 16 14.5 .36",
        "rectangle.3.offgrid": "bR1.4 3.8 11.4 7.4 1.8R15.6 3.8 7 7.4 1.8R4.6 14 14.8 6.6 1.8",
        "list.bullet.below.rectangle": "bR2 2.2 20 9 2.4|sM8 16H22M8 21H22|pO3.4 16 .6O3.4 21 .6",
        "dot.arrowtriangles.up.right.down.left": "pO12 12 1.6|f*4K.6M12 1.4L15.6 6.6H8.4Z",
        "circle.and.line.horizontal": "sM1.2 12H22.8|kO12 12 5.4",
        "rectangle.connected.to.line.below": "bR3.4 2.4 17.2 11.2 2.6|sM12 13.6V18M2.4 20.8H9.4M14.6 20.8H21.6|fO12 20.6 2",
        "filemenu.and.selection": "bR2 2.2 16 19.6 2.6|dM5.6 6.4H10|d2M5.6 17.6H11.6|pR4.8 10.2 16.8 3.6 1.2",
        "filemenu.and.cursorarrow": "bR2 2.2 15 19 2.6|dM5.6 6.4H9.4M5.6 10.6H13.4M5.6 14.6H10|kK.6M13 12L22.4 19.4L18 19.9L15.8 23.8Z",
        "circle.dotted.and.circle": "f2*12O12 1.4 1.3|bO12 12 5",
        "rectangle.inset.filled.on.rectangle": "sR1.4 7.4 16.4 12.6 2.4|fR4.4 10.4 10.4 6.6 1|s2M5 4.2H19.8A2.8 2.8 0 0 1 22.6 7V16.2",
        "rectangle.fill.on.rectangle.angled.fill": "p2K2.2M8.4 4.6L20.6 1.4L23 10.8L10.8 14Z|cK2.4M2.6 10.4H17.4V21.4H2.6Z|pK2.4M2.6 10.4H17.4V21.4H2.6Z",
        "square.fill.on.circle.fill": "p2O8.8 8.8 7.4|cR8.8 8.8 13.4 13.4 2.8|pR8.8 8.8 13.4 13.4 2.8",
        "square.fill.text.grid.1x2": "pR1.8 2.6 7.6 7.6 1.7R1.8 13.8 7.6 7.6 1.7|s2M13.6 4.4H22.2M13.6 8.4H19M13.6 15.6H22.2M13.6 19.6H19",
        "square.grid.3x1.folder.badge.plus": """
            bM1.4 19V5.4A2 2 0 0 1 3.4 3.4H8L10 5.6H20.6A2 2 0 0 1 22.6 7.6V12M12.4 21H3.4A2 2 0 0 1 1.4 19
            |DR4.6 10.4 3 3 .6R9.4 10.4 3 3 .6R14.2 10.4 3 3 .6|kM19 14.6V21.4M15.6 18H22.4
            """,
        "dots.and.line.vertical.and.cursorarrow.rectangle": """
            bR1.2 4.2 21.6 15.6 3.4|dM8 4.4V19.6|DO4.6 8 1O4.6 12 1O4.6 16 1|DK.5M12 8L19 13.4L15.8 13.8L14 16.8Z
            """,
        "button.horizontal": "bR.8 7 22.4 10 3",
        "button.programmable": "bO12 12 11|DO12 12 5",
        "button.programmable.square": "bR2.1 2.1 19.8 19.8 4.1|DO12 12 5",
        "button.roundedtop.horizontal": "bM.8 17.4V13A6.4 6.4 0 0 1 7.2 6.6H16.8A6.4 6.4 0 0 1 23.2 13V17.4Z",
        "button.roundedbottom.horizontal": "bM.8 6.6V11A6.4 6.4 0 0 0 7.2 17.4H16.8A6.4 6.4 0 0 0 23.2 11V6.6Z",
        "button.angledbottom.horizontal.right": "bK2M1 6.4H23V17.6H9L1 13Z",
        "button.angledbottom.horizontal.left": "bK2M23 6.4H1V17.6H15L23 13Z",
        "rectangle.roundedtop": "bM1.2 19.8V10A5.8 5.8 0 0 1 7 4.2H17A5.8 5.8 0 0 1 22.8 10V19.8Z",
        "rectangle.roundedbottom": "bM1.2 4.2V14A5.8 5.8 0 0 0 7 19.8H17A5.8 5.8 0 0 0 22.8 14V4.2Z",
        "flowchart": """
            bR7.6 1.4 8.8 6 1.4R1 16.6 8.4 6 1.4R14.6 16.6 8.4 6 1.4|sM12 7.4V12M5.2 16.6V13.6A1.6 1.6 0 0 1 6.8 12H17.2A1.6 1.6 0 0 1 18.8 13.6V16.6
            """,
        "badge.plus.radiowaves.right": "pO6.6 12 5.2|xM6.6 9.4V14.6M4 12H9.2|s2B6.6 12 10 -45 45|s3B6.6 12 14.6 -45 45",
        "shadow": "sO10 10 8|fM17.6 12A8 8 0 0 1 12 17.6A8.6 8.6 0 1 0 21.4 9.6A8.4 8.4 0 0 0 18 8.4Z",
        "slider.horizontal.2.gobackward": "sM8.6 9.4H16.4M8.6 14.6H16.4|pO13.8 9.4 1.4O10.4 14.6 1.4|s2B12 12 10.8 -122 212|f2K.4M8.2 -.8V4.8L3.4 2.2Z",
        "sparkles.square.filled.on.square": "p2R1.8 1.8 14.4 14.4 3|cR7.8 7.8 14.4 14.4 3|pR7.8 7.8 14.4 14.4 3|XK.3W15 15 4.6 1.6 4 -90",
        "swift": """
            fM2 15.6C7 18.6 11 18.4 14 16.6C9.8 14 6 10 3.6 6.2C6.6 8.6 9.4 10.6 12.2 12.2C9.4 9.6 7 6.8 5.4 4.2C9.4 7.8 13.4 10.8 17.4 13C18.2 9.6 17.2 5.8
            14.8 2.8C20 6 22.4 11 21.2 15.8C22.8 18 22.8 20.2 22 21.6C20.8 19.6 19 19 17.2 19.8C12.4 22 5.6 20.6 2 15.6Z
            """,
        "swiftdata": """
            b2M2.6 4.6C2.6 2.8 5.8 1.6 9.6 1.6C13.4 1.6 16.6 2.8 16.6 4.6V8M9 19.2C5.4 19.2 2.6 18 2.6 16.2V4.6
            |s2M2.8 5C3.8 6.8 6.4 7.6 9.6 7.6C12 7.6 14 7.2 15.4 6.4|@swift 16 16 .64
            """,
        "window.shade.open": "bR3 1.8 18 20.4 1.4|dM3 6.4H21M12 6.4V22M3 14.2H21|DR3 1.8 18 4.6 1",
        "window.shade.closed": "bR3 1.8 18 20.4 1.4|d-M3.2 6H20.8M3.2 10H20.8M3.2 14H20.8M3.2 18H20.8",
        "road.lanes.curved.right": "@%road.lanes.curved.left",
        "bolt.ring.closed": "sO12 12 11|@bolt.fill 12 12 .54",
        "point.topleft.filled.down.to.point.bottomright.curvepath": "pO5 5 3|sO19 19 3|sM8 5H14A4.5 4.5 0 0 1 14 14H9A4 4 0 0 0 9 19H16",
        "square.stack.3d.forward.dottedline": """
            bR9 9 13.4 13.4 3|s2M5.6 18.4V8.6A3 3 0 0 1 8.6 5.6H18.4|s3-M2 14.8V13M2 9.8V8M2 5A3 3 0 0 1 5 2M8 2H9.8M13 2H14.8
            """,
        "scale.3d": "sM5 19V3.6M5 19H20.4M5 19L14.4 9.6M2.2 6.4L5 3.6L7.8 6.4M17.6 16.2L20.4 19L17.6 21.8|pR13.4 7 3.6 3.6 .4",
        "distribute.horizontal.left": "s2M2.4 1.8V22.2M14.6 1.8V22.2|bR2.4 6 6.4 12 1.4R14.6 6 6.4 12 1.4",
        "distribute.horizontal.right": "s2M9.4 1.8V22.2M21.6 1.8V22.2|bR3 6 6.4 12 1.4R15.2 6 6.4 12 1.4",
        "distribute.vertical.top": "s2M1.8 2.4H22.2M1.8 14.6H22.2|bR6 2.4 12 6.4 1.4R6 14.6 12 6.4 1.4",
        "distribute.vertical.bottom": "s2M1.8 9.4H22.2M1.8 21.6H22.2|bR6 3 12 6.4 1.4R6 15.2 12 6.4 1.4",
        "trapezoid.and.line.vertical": "sM12 1.8V22.2|bK1M1.4 5.4L8.4 8V16L1.4 18.6ZM22.6 5.4L15.6 8V16L22.6 18.6Z",
        "trapezoid.and.line.horizontal": "sM1.8 12H22.2|bK1M5.4 1.4L8 8.4H16L18.6 1.4ZM5.4 22.6L8 15.6H16L18.6 22.6Z",
        "righttriangle": "bK2M1.4 21V1.6L23.4 21Z",
        "widget.small": "bR2.1 2.1 19.8 19.8 4.1|DR5.6 5.6 5.4 5.4 1.2",
        "widget.medium": "bR1.2 4.2 21.6 15.6 3.4|DR4.6 7.6 8 8.8 1.4",
        "widget.large": "bR2.1 2.1 19.8 19.8 4.1|DR5.6 5.6 12.8 7 1.4",
        "square.dotted": """
            fO12 2.4 1.2O6.4 2.8 1.2O17.6 2.8 1.2O2.8 6.4 1.2O2.4 12 1.2O2.8 17.6 1.2O6.4 21.2 1.2O12 21.6 1.2O17.6 21.2 1.2O21.2 17.6 1.2O21.6 12 1.2O21.2
            6.4 1.2
            """,
    ]
}
