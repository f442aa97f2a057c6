// Computers, phones, players and their parts.

extension GlyphTable {
    static let devices: [String: String] = [
        "headphones": "sM3 16V12.6A9 9 0 0 1 21 12.6V16|bR2.4 13.4 4.4 7.6 2R17.2 13.4 4.4 7.6 2",
        "gamecontroller": """
            bM7 5.6H17C20.6 5.6 22.8 10.6 22.8 15.4C22.8 18 21.6 19.4 19.8 19.4C17.4 19.4 17 16 14.8 16H9.2C7 16 6.6 19.4 4.2 19.4C2.4 19.4 1.2 18 1.2 15.4
            C1.2 10.6 3.4 5.6 7 5.6Z|dM7.6 8.4V13M5.3 10.7H9.9|DO15.4 12.2 1.3O18 9.4 1.3
            """,
        "tv": "bR1.4 3 21.2 14.8 2.4|sM7.4 21.4H16.6",
        "desktopcomputer": "bR1.4 2.6 21.2 14.4 2.2|dM1.6 13.2H22.4|sM8 21.6H16M12 17V21.4",
        "laptopcomputer": "bR3.6 4 16.8 12 1.8|sM.9 19.6H23.1",
        "iphone": "bR6 1.2 12 21.6 3|dM10.4 4H13.6",
        "ipad": "bR3.6 1.2 16.8 21.6 2.4|dM10 20H14",
        "applewatch": "bR5.4 5.6 13.2 12.8 3.4|sM8 5.4L8.8 1.6H15.2L16 5.4M8 18.6L8.8 22.4H15.2L16 18.6M21 10V13",
        "keyboard": "bR1 5 22 14 2.6|d-M5 9H5.4M9.6 9H10M14 9H14.4M18.6 9H19M5 12H5.4M9.6 12H10M14 12H14.4M18.6 12H19M7 15.4H17",
        "printer": "bM4 8H20A2.2 2.2 0 0 1 22.2 10.2V17.4H1.8V10.2A2.2 2.2 0 0 1 4 8Z|sM6.2 8V2.4H17.8V8|kR6.2 13.4 11.6 8.4 1",
        "cpu": "bR4.6 4.6 14.8 14.8 2.6|dR9 9 6 6 1|s2*4M8.4 4.4V1.4M12 4.4V1.4M15.6 4.4V1.4",
        "server.rack": "bR2.4 2.4 19.2 5.8 1.6R2.4 9.1 19.2 5.8 1.6R2.4 15.8 19.2 5.8 1.6|d-M6 5.3H6.2M6 12H6.2M6 18.7H6.2",
        "display": "bR1.4 3 21.2 14.6 2.2|sM8 21.4H16M12 17.6V21.4",
        "externaldrive": "bM5.4 4.4H18.6L22.2 14.4V17.2A2.4 2.4 0 0 1 19.8 19.6H4.2A2.4 2.4 0 0 1 1.8 17.2V14.4Z|dM2 14.2H22|DO18.2 17 1.1",
        "opticaldisc": "bO12 12 11|DO12 12 3",
        "memorychip": "bR3 6.2 18 11.6 2|dR7 9.6 10 4.8 .8|s-M6.6 3.2V6M10.2 3.2V6M13.8 3.2V6M17.4 3.2V6M6.6 18V20.8M10.2 18V20.8M13.8 18V20.8M17.4 18V20.8",
        "hifispeaker": "bR5 1.8 14 20.4 2.4|DO12 14.8 4|DO12 6.6 1.8",
        "homepod": "bR4 3.2 16 17.6 7|dM8 5.8C10 6.8 14 6.8 16 5.8",
        "powerplug": "bM6.6 8.2H17.4V12.8A5.4 5.4 0 0 1 6.6 12.8Z|sM9.4 2.4V8M14.6 2.4V8M12 18.4V22.2",
        "airpods": "b%M2.8 6.6A3.8 3.8 0 0 1 10.4 6.6V20.4A1.55 1.55 0 0 1 7.3 20.4V11A4.4 4.4 0 0 1 2.8 6.6Z",
        "airpod.right": "bM7.4 6.6A3.8 3.8 0 0 1 15 6.6V20.4A1.55 1.55 0 0 1 11.9 20.4V11A4.4 4.4 0 0 1 7.4 6.6Z",
        "appletv": "bR1.4 6.2 21.2 11.6 3.6|d-T12 12 5'tv'",
        "av.remote": "bR7.4 1.2 9.2 21.6 3|dO12 6.4 2|DO10.1 12 .95O13.9 12 .95O10.1 15.4 .95O13.9 15.4 .95",
        "macmini": "bR1.2 8 21.6 8.2 2.6|DO18.8 12.1 1|sM6.4 18.2H17.6",
        "macstudio": "bR2.4 5 19.2 13.4 2.8|dM6 14.6H8.4M11 14.6H11.2|DO18 14.6 1|sM6.4 20.4H17.6",
        "macpro.gen3": """
            bR4.6 2.8 14.8 17.4 2.2|DO9 7 1O12 7 1O15 7 1O9 10.4 1O12 10.4 1O15 10.4 1O9 13.8 1O12 13.8 1O15 13.8 1O9 17.2 .9O12 17.2 .9O15 17.2 .9
            |sM8 .8H16M7.4 22.4H8M16 22.4H16.6
            """,
        "pc": "bR6 1.6 12 20.8 2.2|dM9.4 5.6H14.6M9.4 9H14.6|DO12 18 1.4",
        "xserve": "bR.8 8.2 22.4 7.6 1.8|dM4.4 12H4.6M7.8 12H8|DO18.6 12 1.2",
        "computermouse": "bR6.2 1.4 11.6 21.2 5.8|dM12 5.6V9.4",
        "magicmouse": "bM12 1.4C16.4 1.4 17.8 3.4 17.8 7.6V16.4C17.8 20.6 16.4 22.6 12 22.6C7.6 22.6 6.2 20.6 6.2 16.4V7.6C6.2 3.4 7.6 1.4 12 1.4Z",
        "ipod": "bR4.8 1.2 14.4 21.6 2.8|DR8 4.6 8 5.2 .8|dO12 16.2 3.4",
        "homepodmini": "bM12 4.2C18 4.2 21 7.8 21 12.2C21 16.8 18 19.8 12 19.8C6 19.8 3 16.8 3 12.2C3 7.8 6 4.2 12 4.2Z|dM8.4 7.4C10.4 8.4 13.6 8.4 15.6 7.4",
        "homepod.2": "@homepod 6.2 12 .62|@homepod 17.8 12 .62",
        "hifispeaker.2": "@hifispeaker 5.8 12 .74|@hifispeaker 18.2 12 .74",
        "display.2": "b2R7.6 2.8 15.2 10.8 2|kR1.2 7.2 15.6 11 2|sM5.8 21.8H12.2M9 18.4V21.8",
        "radio": "bR1.4 8 21.2 13.4 2.8|DO17.2 14.7 2.7|dM5 12.4H11M5 17H11|sM5 7.8L18.8 2.4",
        "simcard": "bK1.8M4.8 1.8H14.2L19.4 7V22.2H4.8Z|dR8 11 8.2 7.6 1.4M8 14.8H16.2M12.1 11V18.6",
        "sdcard": "bK1.8M9 1.8H19.2V22.2H4.8V6Z|dM9.2 5.6V8.6M12.4 5.6V8.6M15.6 5.6V8.6",
        "opticaldiscdrive": "bR1.4 13.4 21.2 7.8 2.4|DO18.6 17.3 1.1|sM4 10.6A8.2 8.2 0 0 1 20 10.6|fO12 10 1.6",
        "externaldrive.connected.to.line.below": "@externaldrive 12 8 .84|sM12 14.8V20.4M2.4 20.8H9.4M14.6 20.8H21.6|fO12 20.8 2",
        "visionpro": """
            bM5 6.2H19C21.8 6.2 23 8.4 23 11.4C23 15.2 21.4 17.8 18.6 17.8C15.6 17.8 14.4 14.8 12 14.8C9.6 14.8 8.4 17.8 5.4 17.8C2.6 17.8 1 15.2 1 11.4
            C1 8.4 2.2 6.2 5 6.2Z
            """,
        "arkit": "@viewfinder|@cube 12 12 .5",
        "web.camera": "bR3.4 1.8 17.2 13.6 6.6|dO12 8.6 3.2|sM7.6 21.8H16.4M12 15.6V21.6",
        "cable.connector": "bR8.4 9.4 7.2 8.6 2|bR9.8 4 4.4 5.4 .8|sM12 18.2V23",
        "candybarphone": """
            bR6 1.2 12 21.6 2.8|DR9 4.4 6 5 .8
            |DO9.2 13.4 .95O12 13.4 .95O14.8 13.4 .95O9.2 16.4 .95O12 16.4 .95O14.8 16.4 .95O9.2 19.4 .95O12 19.4 .95O14.8 19.4 .95
            """,
        "iphone.homebutton": "bR6 1.2 12 21.6 2.8|dM6.2 5H17.8M6.2 18H17.8|DO12 20.4 .9",
        "iphone.landscape": "@iphone 12 12 1 -90",
        "iphone.radiowaves.left.and.right": "@iphone 12 12 .84|s2%B12 12 9.6 148 212|s3%B12 12 13.2 148 212",
        "iphone.and.arrow.forward": "bR2.2 1.2 12 21.6 3|dM6.6 4.2H9.8|kM9 12H22.4M18.2 7.6L22.6 12L18.2 16.4",
        "ipad.landscape": "@ipad 12 12 1 -90",
        "ipad.and.iphone": "b2R1.4 2 15 19.2 2.6|kR13.2 8 9.6 14.6 2.4|dM17 19.6H19",
        "macbook.and.iphone": "@laptopcomputer 10.8 11.2 .92|kR16 8.8 7.2 13 2",
        "applewatch.watchface": "@applewatch|dM12 8.8V12.2L14.2 13.6",
        "applewatch.radiowaves.left.and.right": "@applewatch 12 12 .78|s2%B12 12 10.4 150 210|s3%B12 12 13.8 152 208",
        "watch.analog": "bO12 12 6.8|sM8.6 6L9.4 1.6H14.6L15.4 6M8.6 18L9.4 22.4H14.6L15.4 18|dM12 8.4V12.2L14.6 13.6",
        "keyboard.chevron.compact.down": "@keyboard 12 8.6 .94|s2M7 19.6L12 22.2L17 19.6",
        "keyboard.chevron.compact.left": "@keyboard 14 12 .84|s2M2.6 7.4L.4 12L2.6 16.6",
        "tv.inset.filled": "sR1.4 3 21.2 14.8 2.6|fR4.4 6 15.2 8.8 1|sM7.4 21.4H16.6",
        "headphones.dots": "@headphones 12 11 .88|f2O7.6 22 1.3O12 22 1.3O16.4 22 1.3",
        "flipphone": "bR6 .8 12 10.4 2.2|bR6 12.6 12 10.6 2.2|DR9 3.6 6 4.8 .8|DO9.4 16 .95O12 16 .95O14.6 16 .95O9.4 19.4 .95O12 19.4 .95O14.6 19.4 .95",
        "tv.and.mediabox": "bR1.4 2.4 21.2 12.6 2.4|b2R6 18 12 3.6 1.2",
        "tv.and.hifispeaker": """
            bM11.2 17.4H4A2.6 2.6 0 0 1 1.4 14.8V5.6A2.6 2.6 0 0 1 4 3H20A2.6 2.6 0 0 1 22.6 5.6V6.4|kR13.6 9 9.2 13.2 1.8|DO18.2 17.4 2.2O18.2 12.4 1
            """,
        "powercord": "sM2 21.6C6 21.6 4.6 14 9 14H12.6|bM12.6 8.4H17A3.6 3.6 0 0 1 20.6 12V16A3.6 3.6 0 0 1 17 19.6H12.6Z|sM20.6 11.8H23.4M20.6 16.2H23.4",
        "platter.filled.bottom.iphone": "@iphone|fR8.2 15.4 7.6 5 1.4",
        "platter.filled.top.iphone": "sR6 1.2 12 21.6 3|fR8.2 3.4 7.6 5 1.4",
        "platter.filled.bottom.and.arrow.down.iphone": "@iphone|fR8.2 16.6 7.6 4 1.2|sM12 6.6V13.4M9.4 11L12 13.6L14.6 11",
        "platter.filled.top.and.arrow.up.iphone": "sR6 1.2 12 21.6 3|fR8.2 3.4 7.6 4 1.2|sM12 17.4V10.6M9.4 13L12 10.4L14.6 13",
        "platter.2.filled.iphone": "@iphone|fR8.2 6 7.6 5.8 1.2R8.2 14 7.6 5.8 1.2",
        "platter.2.filled.ipad": "sR3.6 1.2 16.8 21.6 2.4|fR6.8 4.4 10.4 6.6 1.2R6.8 13 10.4 6.6 1.2",
        "circle.filled.iphone": "@iphone|fO12 13 3.2",
        "circle.filled.ipad": "@ipad|fO12 10.6 4",
        "airpods.gen3": "b%M2.2 7A4.2 4.2 0 0 1 10.6 7V17.4A1.6 1.6 0 0 1 7.4 17.4V11.2A4.3 4.3 0 0 1 2.2 7Z|d%-M5.4 5.6V8",
        "airpod.gen3.right": "bM7 7A4.2 4.2 0 0 1 15.4 7V17.4A1.6 1.6 0 0 1 12.2 17.4V11.2A4.3 4.3 0 0 1 7 7Z|d-M10.2 5.6V8",
        "airpod.gen3.left": "@%airpod.gen3.right",
        "airpod.left": "@%airpod.right",
        "airpods.chargingcase": "bR3 4.4 18 15.2 5|dM3.2 10.4H20.8M12 13.6V14",
        "airpods.chargingcase.wireless": "bR3 3 18 14 5|dM3.2 8.6H20.8M12 11.6V12|s2M7 20.6C10 22.4 14 22.4 17 20.6",
        "earbuds.case": "bR1.8 5.4 20.4 13.2 6.4|dM2 11H22M12 14V14.4",
        "beats.fit.pro": "b%M2.4 14.6A4 4 0 1 1 9.8 12.4A4.2 4.2 0 0 1 2.4 14.6ZM5.8 8.6C4 7.4 3.8 4.6 5.6 3.4C7.6 2.2 9.8 3.8 9.4 6.2",
        "beats.fit.pro.right": "bM8.4 14.6A4 4 0 1 1 15.8 12.4A4.2 4.2 0 0 1 8.4 14.6ZM11.8 8.6C10 7.4 9.8 4.6 11.6 3.4C13.6 2.2 15.8 3.8 15.4 6.2",
        "beats.fit.pro.left": "@%beats.fit.pro.right",
        "applewatch.side.right": "bR8.6 5.6 6.8 12.8 2|sM10 5.4L10.8 1.6H14L14.6 5.4M10 18.6L10.8 22.4H14L14.6 18.6M17.4 10V14",
        "exclamationmark.applewatch": "@applewatch|@exclamationmark 12 12 .36",
        "lock.applewatch": "@applewatch|@lock.fill 12 11.6 .34",
        "lock.ipad": "@ipad|@lock.fill 12 10.6 .4",
        "lock.open.ipad": "@ipad|@lock.open.fill 12 10.6 .4",
        "lock.open.applewatch": "@applewatch|@lock.open.fill 12 11.6 .32",
        "arrow.down.applewatch": "@applewatch|dM12 9V14.8M9.6 12.6L12 15L14.4 12.6",
        "digitalcrown.arrow.clockwise": "bR7.6 5 8.8 14 2|d-M10.4 5.4V18.6M13.6 5.4V18.6|s2B12 12 11 -60 50|sM20.6 19.6L19.2 20.6L17.8 18.8",
        "digitalcrown.arrow.counterclockwise": "bR7.6 5 8.8 14 2|d-M10.4 5.4V18.6M13.6 5.4V18.6|s2B12 12 11 130 240|sM3.4 19.6L4.8 20.6L6.2 18.8",
        "digitalcrown.press": "bR10.6 5 8.8 14 2|d-M13.4 5.4V18.6M16.4 5.4V18.6|sM1.6 12H7.6M5.2 9.4L7.8 12L5.2 14.6",
        "cable.connector.horizontal": "@cable.connector 12 12 1 90",
        "hifispeaker.and.homepodmini": "@hifispeaker 7.4 12 .9|@homepodmini 18 17 .52",
        "homepod.and.homepodmini": "@homepod 7.6 11.6 .82|@homepodmini 18.6 16.8 .5",
        "homepodmini.2": "@homepodmini 6.2 12 .54|@homepodmini 17.8 12 .54",
        "iphone.homebutton.landscape": "@iphone.homebutton 12 12 1 -90",
        "ipodtouch": "bR6 1.2 12 21.6 2.4|dM6.2 4.4H17.8M6.2 17.8H17.8|DO12 20.3 1",
        "ipodtouch.landscape": "@ipodtouch 12 12 1 -90",
        "ipodshuffle.gen4": "bR5 5 14 14 3|dO12 12 4.2|DO12 12 1",
        "keyboard.onehanded.left": "bR1 5 22 14 2.6|d-M5 9H5.4M8.4 9H8.8M11.8 9H12.2M5 12H5.4M8.4 12H8.8M11.8 12H12.2M5.4 15.4H11.6|dM19.6 9L16.6 12L19.6 15",
        "keyboard.onehanded.right": """
            bR1 5 22 14 2.6|d-M11.8 9H12.2M15.2 9H15.6M18.6 9H19M11.8 12H12.2M15.2 12H15.6M18.6 12H19M12.4 15.4H18.6|dM4.4 9L7.4 12L4.4 15
            """,
        "desktopcomputer.and.macbook": """
            bM14 17H3.6A2.2 2.2 0 0 1 1.4 14.8V4.8A2.2 2.2 0 0 1 3.6 2.6H18.4A2.2 2.2 0 0 1 20.6 4.8V8|sM5.6 21.4H9.6M9.4 17V21.4|kR13.2 11.2 8.6 6.8 1.2
            |sM11.6 20.8H23.4
            """,
        "desktopcomputer.and.arrow.down": "@desktopcomputer|dM12 6V10.6M9.8 8.8L12 11L14.2 8.8",
        "display.and.arrow.down": "bR1.4 3 21.2 14.6 2.2|sM8 21.4H16M12 17.6V21.4|dM12 6V13.6M8.8 10.8L12 14L15.2 10.8",
        "fibrechannel": "sM2 12H22|bO6.4 12 3.4O17.6 12 3.4|s2M6.4 3.4H17.6M6.4 20.6H17.6",
        "bonjour": "bO12 12 11|dM12 19V14.4|DO12 12.6 1.7|dB12 12.6 4.8 -150 -30B12 12.6 8 -145 -35",
        "shared.with.you": """
            bR1.4 4.4 16.8 12.6 3|DO9.8 8.8 2|DM5.8 15.4C6 12.6 7.4 11.8 9.8 11.8C12.2 11.8 13.6 12.6 13.8 15.4Z|s2M21.2 8V17.2A2.6 2.6 0 0 1 18.6 19.8H6
            """,
        "videoprojector": "bR1 7.6 22 9.4 3|dO8 12.2 2.8|dM14.8 11H19M14.8 14H19|sM4.8 19.6V17M19.2 19.6V17",
        "simcard.2": "@simcard 8.8 13 .8|s2M12 1.6H18.8L22.4 5.2V18",
        "esim": "bR4 2 16 20 3|dR8 6 8 6 1M8 9H16|d-T12 17 3.6'esim'",
        "macbook.and.applewatch": "@laptopcomputer 10.6 11 .92|kR16.6 11.4 6.4 7.4 1.8|sM18 20.6H21.6M18 9.6H21.6",
        "headset": "sM3 14V11.6A9 9 0 0 1 21 11.6V14M20.8 18.4C20.6 20.6 18.6 22 15.4 22|bR2.2 12.4 4.4 6.8 2R17.4 12.4 4.4 6.8 2|fO13.8 22 1.5",
    ]
}
