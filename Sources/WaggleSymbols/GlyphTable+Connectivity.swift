// Networks, clouds, batteries and codes.

extension GlyphTable {
    static let connectivity: [String: String] = [
        "wifi": "pO12 18.8 1.05|sM7.4 14.2A6.6 6.6 0 0 1 16.6 14.2|s2M4.2 10.6A11.2 11.2 0 0 1 19.8 10.6|s3M1.2 7A15.6 15.6 0 0 1 22.8 7",
        "dot.radiowaves.left.and.right": """
            pO12 12 1.55|sM7.4 16.6A6.5 6.5 0 0 1 7.4 7.4M16.6 7.4A6.5 6.5 0 0 1 16.6 16.6
            |s2M3.8 20.2A11.6 11.6 0 0 1 3.8 3.8M20.2 3.8A11.6 11.6 0 0 1 20.2 20.2
            """,
        "antenna.radiowaves.left.and.right": """
            fO12 9 2.4|sM12 10V22M7.8 13.2A5.9 5.9 0 0 1 7.8 4.8M16.2 4.8A5.9 5.9 0 0 1 16.2 13.2
            |s2M4.4 16.4A10.6 10.6 0 0 1 4.4 1.6M19.6 1.6A10.6 10.6 0 0 1 19.6 16.4
            """,
        "battery.100": "@battery.case|f2R.9 8.7 19 6.6 1.7",
        "battery.50": "@battery.case|f2R.9 8.7 9.5 6.6 1.7",
        "battery.25": "@battery.case|f2R.9 8.7 4.7 6.6 1.5",
        "battery.0": "@battery.case",
        "qrcode": """
            sR2.2 2.2 7.4 7.4 1R14.4 2.2 7.4 7.4 1R2.2 14.4 7.4 7.4 1
            |fR4.9 4.9 2 2 .2R17.1 4.9 2 2 .2R4.9 17.1 2 2 .2R13.4 13.4 3.2 3.2 .2R19.6 13.4 3.2 3.2 .2R16.6 16.5 3.1 3.1 .2R13.4 19.6 3.2 3.2 .2
            R19.6 19.6 3.2 3.2 .2
            """,
        "barcode": "sM2.5 4.5V19.5M18 4.5V19.5M10 4.5V19.5|s-M5.6 4.5V19.5M7.6 4.5V19.5M12.8 4.5V19.5M15 4.5V19.5M21.5 4.5V19.5",
        "icloud.and.arrow.down": "bM6.4 16.4A5 5 0 0 1 5.6 6.5A6.9 6.9 0 0 1 18.8 5.6A5.5 5.5 0 0 1 17.8 16.4Z|k2M12 10V22M8.2 18.2L12 22L15.8 18.2",
        "icloud.and.arrow.up": "bM6.4 16.4A5 5 0 0 1 5.6 6.5A6.9 6.9 0 0 1 18.8 5.6A5.5 5.5 0 0 1 17.8 16.4Z|k2M12 22V10M8.2 13.8L12 10L15.8 13.8",
        "battery.75": "@battery.case|f2R.9 8.7 14.2 6.6 1.7",
        "battery.100.bolt": "@battery.case|f2R.9 8.7 19 6.6 1.7|cM12 4.6L6.8 12.8H10.6L9.4 19.4L15 11H11.2Z|fM12 4.6L6.8 12.8H10.6L9.4 19.4L15 11H11.2Z",
        "bolt.horizontal": "bM15 5.6L1.6 12.6H10.4L9 18.4L22.4 11.4H13.6Z",
        "wave.3.right": "sB1 12 7 -42 42|s2B1 12 13 -42 42|s3B1 12 19 -42 42",
        "wave.3.left": "sB23 12 7 138 222|s2B23 12 13 138 222|s3B23 12 19 138 222",
        "dot.radiowaves.right": "pO3.4 12 1.45|sB3.4 12 6.8 -42 42|s2B3.4 12 12.2 -42 42|s3B3.4 12 17.6 -42 42",
        "dot.radiowaves.up.forward": "@dot.radiowaves.right 12 12 1 -45",
        "cellularbars": "fR.6 15.2 4.8 6.4 1.2R6.6 11 4.8 10.6 1.2R12.6 6.8 4.8 14.8 1.2R18.6 2.4 4.8 19.2 1.2",
        "wifi.exclamationmark": "@wifi|k@exclamationmark 19 16.6 .56",
        "wifi.router": "bR1.4 14.4 21.2 7.2 2.6|DO5.8 18 1.1O9.4 18 1.1|sM12 14.2V9.6|fO12 9 1.7|s2B12 9 4.6 218 322|s3B12 9 8.4 218 322",
        "point.3.connected.trianglepath.dotted": "bO12 4.2 3O4.2 18.8 3O19.8 18.8 3|f2%O9.7 8.6 1O8.1 11.6 1O6.5 14.6 1O9 18.8 1|f2O12 18.8 1",
        "point.3.filled.connected.trianglepath.dotted": "pO12 4.2 2.7O4.2 18.8 2.7O19.8 18.8 2.7|f2%O9.7 8.6 1O8.1 11.6 1O6.5 14.6 1O9 18.8 1|f2O12 18.8 1",
        "point.topleft.down.curvedto.point.bottomright.up": """
            bO4.6 4.8 3O19.4 19.2 3|s2M4.6 7.8V15.4A3.8 3.8 0 0 0 8.4 19.2A3.6 3.6 0 0 0 12 15.6V8.4A3.6 3.6 0 0 1 15.6 4.8A3.8 3.8 0 0 1 19.4 8.6V16.2
            """,
        "personalhotspot": "sM10.4 7.2H6.2A4.8 4.8 0 0 0 6.2 16.8H10.6A4.8 4.8 0 0 0 15.4 12M13.6 16.8H17.8A4.8 4.8 0 0 0 17.8 7.2H13.4A4.8 4.8 0 0 0 8.6 12",
        "point.topleft.down.to.point.bottomright.curvepath": "bO4.6 4.8 3O19.4 19.2 3|s2M4.6 7.8V13A6.2 6.2 0 0 0 10.8 19.2H16.4",
        "point.bottomleft.forward.to.point.topright.scurvepath": """
            bO4.6 19.2 3O19.4 4.8 3|s2M7.6 19.2H9A3.4 3.4 0 0 0 12.4 15.8V8.2A3.4 3.4 0 0 1 15.8 4.8H16.4
            """,
    ]
}
