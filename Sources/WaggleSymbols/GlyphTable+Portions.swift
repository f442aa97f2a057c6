// Shapes, grids and stacks of which a part is filled.

extension GlyphTable {
    static let portions: [String: String] = [
        "rectangle.lefthalf.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 6.8 9.2 1.2",
        "rectangle.righthalf.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR12.8 7.4 6.8 9.2 1.2",
        "rectangle.tophalf.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 15.2 4.2 1.2",
        "rectangle.bottomhalf.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 12.4 15.2 4.2 1.2",
        "rectangle.leftthird.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 4.6 9.2 1.2",
        "rectangle.rightthird.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR15 7.4 4.6 9.2 1.2",
        "rectangle.topthird.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 15.2 2.8 .9",
        "rectangle.bottomthird.inset.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 13.8 15.2 2.8 .9",
        "rectangle.inset.topleft.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 7 4.6 1.2",
        "rectangle.inset.topright.filled": "sR1.2 4.2 21.6 15.6 3.4|fR12.6 7.4 7 4.6 1.2",
        "rectangle.inset.bottomleft.filled": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 12 7 4.6 1.2",
        "rectangle.inset.bottomright.filled": "sR1.2 4.2 21.6 15.6 3.4|fR12.6 12 7 4.6 1.2",
        "rectangle.portrait.lefthalf.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 4.4 4.2 15.2 1.2",
        "rectangle.portrait.righthalf.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR12.4 4.4 4.2 15.2 1.2",
        "rectangle.portrait.tophalf.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 4.4 9.2 6.8 1.2",
        "rectangle.portrait.bottomhalf.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 12.8 9.2 6.8 1.2",
        "rectangle.portrait.leftthird.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 4.4 2.8 15.2 .9",
        "rectangle.portrait.rightthird.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR13.8 4.4 2.8 15.2 .9",
        "rectangle.portrait.topthird.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 4.4 9.2 4.6 1.2",
        "rectangle.portrait.bottomthird.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 15 9.2 4.6 1.2",
        "rectangle.portrait.topleft.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 4.4 4.6 7 1.2",
        "rectangle.portrait.topright.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR12 4.4 4.6 7 1.2",
        "rectangle.portrait.bottomleft.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 12.6 4.6 7 1.2",
        "rectangle.portrait.bottomright.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR12 12.6 4.6 7 1.2",
        "rectangle.portrait.center.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR9 8 6 8 1.2",
        "square.leftthird.inset.filled": "sR2.1 2.1 19.8 19.8 4.1|fR5.3 5.3 4.4 13.4 1.4",
        "square.rightthird.inset.filled": "sR2.1 2.1 19.8 19.8 4.1|fR14.3 5.3 4.4 13.4 1.4",
        "square.topthird.inset.filled": "sR2.1 2.1 19.8 19.8 4.1|fR5.3 5.3 13.4 4.4 1.4",
        "square.bottomthird.inset.filled": "sR2.1 2.1 19.8 19.8 4.1|fR5.3 14.3 13.4 4.4 1.4",
        "rectangle.portrait.inset.filled": "sR4.2 1.2 15.6 21.6 3.4|fR7.4 4.4 9.2 15.2 1.2",
        "circle.dashed.inset.filled": "@circle.dashed|fO12 12 7",
        "rectangle.lefthalf.inset.filled.arrow.left": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 6.8 9.2 1.2|s-M19.4 12H14.2M16.4 9.6L14 12L16.4 14.4",
        "rectangle.righthalf.inset.filled.arrow.right": "sR1.2 4.2 21.6 15.6 3.4|fR12.8 7.4 6.8 9.2 1.2|s-M4.6 12H9.8M7.6 9.6L10 12L7.6 14.4",
        "inset.filled.lefthalf.righthalf.rectangle": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 6.8 9.2 1.2R12.8 7.4 6.8 9.2 1.2",
        "inset.filled.tophalf.bottomhalf.rectangle": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 15.2 3.8 1.1R4.4 12.8 15.2 3.8 1.1",
        "inset.filled.topleft.topright.bottomleft.bottomright.rectangle": """
            sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 6.8 3.8 1.1R12.8 7.4 6.8 3.8 1.1R4.4 12.8 6.8 3.8 1.1R12.8 12.8 6.8 3.8 1.1
            """,
        "inset.filled.leftthird.middlethird.rightthird.rectangle": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 4 9.2 1.1R10 7.4 4 9.2 1.1R15.6 7.4 4 9.2 1.1",
        "inset.filled.lefthalf.topright.bottomright.rectangle": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 6.8 9.2 1.2R12.8 7.4 6.8 3.8 1.1R12.8 12.8 6.8 3.8 1.1",
        "inset.filled.topleft.bottomleft.righthalf.rectangle": "sR1.2 4.2 21.6 15.6 3.4|fR12.8 7.4 6.8 9.2 1.2R4.4 7.4 6.8 3.8 1.1R4.4 12.8 6.8 3.8 1.1",
        "inset.filled.tophalf.bottomleft.bottomright.rectangle": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 7.4 15.2 3.8 1.1R4.4 12.8 6.8 3.8 1.1R12.8 12.8 6.8 3.8 1.1",
        "inset.filled.topleft.topright.bottomhalf.rectangle": "sR1.2 4.2 21.6 15.6 3.4|fR4.4 12.8 15.2 3.8 1.1R4.4 7.4 6.8 3.8 1.1R12.8 7.4 6.8 3.8 1.1",
        "capsule.lefthalf.filled": "sR.8 5.6 22.4 12.8 6.4|fM12 5.6H7.2A6.4 6.4 0 0 0 7.2 18.4H12Z",
        "capsule.righthalf.filled": "sR.8 5.6 22.4 12.8 6.4|fM12 5.6H16.8A6.4 6.4 0 0 1 16.8 18.4H12Z",
        "capsule.tophalf.filled": "sR.8 5.6 22.4 12.8 6.4|fM.8 12A6.4 6.4 0 0 1 7.2 5.6H16.8A6.4 6.4 0 0 1 23.2 12Z",
        "capsule.bottomhalf.filled": "sR.8 5.6 22.4 12.8 6.4|fM.8 12A6.4 6.4 0 0 0 7.2 18.4H16.8A6.4 6.4 0 0 0 23.2 12Z",
        "capsule.inset.filled": "sR.8 5.6 22.4 12.8 6.4|fR4 8.8 16 6.4 3.2",
        "capsule.portrait.lefthalf.filled": "sR5.6 .8 12.8 22.4 6.4|fM12 .8A6.4 6.4 0 0 0 5.6 7.2V16.8A6.4 6.4 0 0 0 12 23.2Z",
        "capsule.portrait.righthalf.filled": "sR5.6 .8 12.8 22.4 6.4|fM12 .8A6.4 6.4 0 0 1 18.4 7.2V16.8A6.4 6.4 0 0 1 12 23.2Z",
        "capsule.portrait.tophalf.filled": "sR5.6 .8 12.8 22.4 6.4|fM5.6 12V7.2A6.4 6.4 0 0 1 18.4 7.2V12Z",
        "capsule.portrait.bottomhalf.filled": "sR5.6 .8 12.8 22.4 6.4|fM5.6 12V16.8A6.4 6.4 0 0 0 18.4 16.8V12Z",
        "capsule.portrait.inset.filled": "sR5.6 .8 12.8 22.4 6.4|fR8.8 4 6.4 16 3.2",
        "oval.lefthalf.filled": "sE12 12 11.2 7.8|fM12 4.2A11.2 7.8 0 0 0 12 19.8Z",
        "oval.righthalf.filled": "sE12 12 11.2 7.8|fM12 4.2A11.2 7.8 0 0 1 12 19.8Z",
        "oval.tophalf.filled": "sE12 12 11.2 7.8|fM.8 12A11.2 7.8 0 0 1 23.2 12Z",
        "oval.bottomhalf.filled": "sE12 12 11.2 7.8|fM.8 12A11.2 7.8 0 0 0 23.2 12Z",
        "oval.inset.filled": "sE12 12 11.2 7.8|fE12 12 7.8 4.6",
        "oval.portrait.lefthalf.filled": "sE12 12 7.8 11.2|fM12 .8A7.8 11.2 0 0 0 12 23.2Z",
        "oval.portrait.righthalf.filled": "sE12 12 7.8 11.2|fM12 .8A7.8 11.2 0 0 1 12 23.2Z",
        "oval.portrait.tophalf.filled": "sE12 12 7.8 11.2|fM4.2 12A7.8 11.2 0 0 1 19.8 12Z",
        "oval.portrait.bottomhalf.filled": "sE12 12 7.8 11.2|fM4.2 12A7.8 11.2 0 0 0 19.8 12Z",
        "oval.portrait.inset.filled": "sE12 12 7.8 11.2|fE12 12 4.6 7.8",
        "diamond.lefthalf.filled": "sK2P12 12 11.7 4 -90|fM12 1L1 12L12 23Z",
        "diamond.righthalf.filled": "sK2P12 12 11.7 4 -90|fM12 1L23 12L12 23Z",
        "diamond.tophalf.filled": "sK2P12 12 11.7 4 -90|fM12 1L23 12H1Z",
        "diamond.bottomhalf.filled": "sK2P12 12 11.7 4 -90|fM12 23L23 12H1Z",
        "diamond.inset.filled": "sK2P12 12 11.7 4 -90|fK1P12 12 6.8 4 -90",
        "pentagon.lefthalf.filled": "sK1.8P12 12.6 11.3 5 -90|fM12 1.8L1.8 9.3L5.8 21.6H12Z",
        "pentagon.righthalf.filled": "sK1.8P12 12.6 11.3 5 -90|fM12 1.8L22.2 9.3L18.2 21.6H12Z",
        "pentagon.tophalf.filled": "sK1.8P12 12.6 11.3 5 -90|fM12 1.8L22.2 9.3L21.2 12.4H2.8L1.8 9.3Z",
        "pentagon.bottomhalf.filled": "sK1.8P12 12.6 11.3 5 -90|fM2.8 12.4H21.2L18.2 21.6H5.8Z",
        "hexagon.lefthalf.filled": "sK2P12 12 11.4 6 -90|fM12 1.2L2.6 6.6V17.4L12 22.8Z",
        "hexagon.righthalf.filled": "sK2P12 12 11.4 6 -90|fM12 1.2L21.4 6.6V17.4L12 22.8Z",
        "hexagon.tophalf.filled": "sK2P12 12 11.4 6 -90|fM12 1.2L21.6 6.7V12H2.4V6.7Z",
        "hexagon.bottomhalf.filled": "sK2P12 12 11.4 6 -90|fM12 22.8L21.6 17.3V12H2.4V17.3Z",
        "octagon.lefthalf.filled": "sK1.8P12 12 11.6 8 22.5|fM12 1.6H7.8L1.6 7.8V16.2L7.8 22.4H12Z",
        "octagon.righthalf.filled": "sK1.8P12 12 11.6 8 22.5|fM12 1.6H16.2L22.4 7.8V16.2L16.2 22.4H12Z",
        "octagon.tophalf.filled": "sK1.8P12 12 11.6 8 22.5|fM7.8 1.6H16.2L22.4 7.8V12H1.6V7.8Z",
        "octagon.bottomhalf.filled": "sK1.8P12 12 11.6 8 22.5|fM7.8 22.4H16.2L22.4 16.2V12H1.6V16.2Z",
        "triangle.righthalf.filled": "sK2.4M12 -.4L24.4 21H-.4Z|fM12 1.8V21H22.4A1.6 1.6 0 0 0 23.4 19.2L13.2 2.4Z",
        "triangle.tophalf.filled": "sK2.4M12 -.4L24.4 21H-.4Z|fM12 1L18.9 12H5.1Z",
        "triangle.bottomhalf.filled": "sK2.4M12 -.4L24.4 21H-.4Z|fM5 12H19L23 19.2L22.4 21H1.6L1 19.2Z",
        "triangle.inset.filled": "sK2.4M12 -.4L24.4 21H-.4Z|fK1M12 7.2L18.4 18H5.6Z",
        "rectangle.portrait.lefthalf.filled": "sR4.2 1.2 15.6 21.6 3.4|fM12 1.2H7.6A3.4 3.4 0 0 0 4.2 4.6V19.4A3.4 3.4 0 0 0 7.6 22.8H12Z",
        "rectangle.portrait.righthalf.filled": "sR4.2 1.2 15.6 21.6 3.4|fM12 1.2H16.4A3.4 3.4 0 0 1 19.8 4.6V19.4A3.4 3.4 0 0 1 16.4 22.8H12Z",
        "rectangle.portrait.tophalf.filled": "sR4.2 1.2 15.6 21.6 3.4|fM4.2 12V4.6A3.4 3.4 0 0 1 7.6 1.2H16.4A3.4 3.4 0 0 1 19.8 4.6V12Z",
        "rectangle.portrait.bottomhalf.filled": "sR4.2 1.2 15.6 21.6 3.4|fM4.2 12V19.4A3.4 3.4 0 0 0 7.6 22.8H16.4A3.4 3.4 0 0 0 19.8 19.4V12Z",
        "square.grid.3x3.topleft.filled": """
            s2R9.75 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2R1.6 17.9 4.5 4.5 1.2R9.75 17.9 4.5
            4.5 1.2R17.9 17.9 4.5 4.5 1.2|pR1.6 1.6 4.5 4.5 1.2
            """,
        "square.grid.3x3.topmiddle.filled": """
            s2R1.6 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2R1.6 17.9 4.5 4.5 1.2R9.75 17.9 4.5
            4.5 1.2R17.9 17.9 4.5 4.5 1.2|pR9.75 1.6 4.5 4.5 1.2
            """,
        "square.grid.3x3.topright.filled": """
            s2R1.6 1.6 4.5 4.5 1.2R9.75 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2R1.6 17.9 4.5 4.5 1.2R9.75 17.9 4.5
            4.5 1.2R17.9 17.9 4.5 4.5 1.2|pR17.9 1.6 4.5 4.5 1.2
            """,
        "square.grid.3x3.middleleft.filled": """
            s2R1.6 1.6 4.5 4.5 1.2R9.75 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2R1.6 17.9 4.5 4.5 1.2R9.75 17.9 4.5
            4.5 1.2R17.9 17.9 4.5 4.5 1.2|pR1.6 9.75 4.5 4.5 1.2
            """,
        "square.grid.3x3.middle.filled": """
            s2R1.6 1.6 4.5 4.5 1.2R9.75 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2R1.6 17.9 4.5 4.5 1.2R9.75 17.9 4.5
            4.5 1.2R17.9 17.9 4.5 4.5 1.2|pR9.75 9.75 4.5 4.5 1.2
            """,
        "square.grid.3x3.middleright.filled": """
            s2R1.6 1.6 4.5 4.5 1.2R9.75 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R1.6 17.9 4.5 4.5 1.2R9.75 17.9 4.5
            4.5 1.2R17.9 17.9 4.5 4.5 1.2|pR17.9 9.75 4.5 4.5 1.2
            """,
        "square.grid.3x3.bottomleft.filled": """
            s2R1.6 1.6 4.5 4.5 1.2R9.75 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2R9.75 17.9 4.5
            4.5 1.2R17.9 17.9 4.5 4.5 1.2|pR1.6 17.9 4.5 4.5 1.2
            """,
        "square.grid.3x3.bottommiddle.filled": """
            s2R1.6 1.6 4.5 4.5 1.2R9.75 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2R1.6 17.9 4.5
            4.5 1.2R17.9 17.9 4.5 4.5 1.2|pR9.75 17.9 4.5 4.5 1.2
            """,
        "square.grid.3x3.bottomright.filled": """
            s2R1.6 1.6 4.5 4.5 1.2R9.75 1.6 4.5 4.5 1.2R17.9 1.6 4.5 4.5 1.2R1.6 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R17.9 9.75 4.5 4.5 1.2R1.6 17.9 4.5
            4.5 1.2R9.75 17.9 4.5 4.5 1.2|pR17.9 17.9 4.5 4.5 1.2
            """,
        "circle.grid.cross.up.filled": "s2O4.4 12 3.5O19.6 12 3.5O12 19.6 3.5|pO12 4.4 3.5",
        "circle.grid.cross.left.filled": "s2O12 4.4 3.5O19.6 12 3.5O12 19.6 3.5|pO4.4 12 3.5",
        "circle.grid.cross.right.filled": "s2O12 4.4 3.5O4.4 12 3.5O12 19.6 3.5|pO19.6 12 3.5",
        "circle.grid.cross.down.filled": "s2O12 4.4 3.5O4.4 12 3.5O19.6 12 3.5|pO12 19.6 3.5",
        "circle.grid.2x1.left.filled": "s2O17.6 12 4.4|pO6.4 12 4.4",
        "circle.grid.2x1.right.filled": "s2O6.4 12 4.4|pO17.6 12 4.4",
        "square.3.layers.3d.down.left": "bR9 1.6 13.4 13.4 3|s2M5.6 5.6V15.4A3 3 0 0 0 8.6 18.4H18.4|s3M2 9.2V19A3 3 0 0 0 5 22H14.8",
        "square.3.layers.3d.top.filled": "pM12 2L22.4 7.2L12 12.4L1.6 7.2Z|s2M1.6 12L12 17.2L22.4 12|s3M1.6 16.8L12 22L22.4 16.8",
        "square.3.layers.3d.middle.filled": "s2M12 2L22.4 7.2L12 12.4L1.6 7.2Z|pM1.8 12L6 10L12 13.4L18 10L22.2 12L12 17.2Z|s3M1.6 16.8L12 22L22.4 16.8",
        "square.3.layers.3d.bottom.filled": "s2M12 2L22.4 7.2L12 12.4L1.6 7.2Z|s3M1.6 12L12 17.2L22.4 12|pM1.8 16.8L5 15.2L12 18.8L19 15.2L22.2 16.8L12 22Z",
        "square.2.layers.3d.top.filled": "pM12 3.4L22.6 8.9L12 14.4L1.4 8.9Z|s2M1.4 14.6L12 20.1L22.6 14.6",
        "square.2.layers.3d.bottom.filled": "s2M12 3.4L22.6 8.9L12 14.4L1.4 8.9Z|pM1.6 14.6L6.4 12.2L12 15.2L17.6 12.2L22.4 14.6L12 20.1Z",
    ]
}
