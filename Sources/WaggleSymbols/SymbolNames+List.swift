// The names of symbols that exist, drawn or not.

extension SymbolNames {
    /// A family a line, several for a long one: the first word of its names, then what follows it in each, `.` for nothing. After a `+`,
    /// the name also exists with `.fill`; after a `/`, also for a language or for text from right to left.
    static let list = """
        0 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        00 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        01 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        02 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        03 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        04 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        05 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        06 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        07 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        08 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        09 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        1 .brakesignal .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .magnifyingglass/ar/hi .square/ar/hi .square.fill/ar/hi
        10 .arrow.trianglehead.clockwise/ar/hi .arrow.trianglehead.counterclockwise/ar/hi .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi
        10 .square/ar/hi .square.fill/ar/hi
        11 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        12 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        123 .rectangle/ar/hi .rectangle.fill/ar/hi
        13 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        14 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        15 .arrow.trianglehead.clockwise/ar/hi .arrow.trianglehead.counterclockwise/ar/hi .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi
        15 .square.fill/ar/hi
        16 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        17 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        18 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        19 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        2 .brakesignal .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        20 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        21 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        22 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        23 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        24 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        25 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        26 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        27 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        28 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        29 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        2h . .circle+
        3 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        30 .arrow.trianglehead.clockwise/ar/hi .arrow.trianglehead.counterclockwise/ar/hi .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi
        30 .square.fill/ar/hi
        31 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        32 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        33 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        34 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        35 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        36 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        37 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        38 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        39 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        4 .alt.circle+ .alt.square+ .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        40 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        41 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        42 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        43 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        44 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        45 .arrow.trianglehead.clockwise/ar/hi .arrow.trianglehead.counterclockwise/ar/hi .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        46 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        47 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        48 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        49 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        4a . .circle+
        4h . .circle+
        4k .tv+
        4l . .circle+
        5 .arrow.trianglehead.clockwise/ar/hi .arrow.trianglehead.counterclockwise/ar/hi .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi
        5 .square/ar/hi .square.fill/ar/hi
        50 .circle/ar/hi .circle.fill/ar/hi .square/ar/hi .square.fill/ar/hi
        6 .alt.circle+ .alt.square+ .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        60 .arrow.trianglehead.clockwise/ar/hi .arrow.trianglehead.counterclockwise/ar/hi
        7 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        75 .arrow.trianglehead.clockwise/ar/hi .arrow.trianglehead.counterclockwise/ar/hi
        8 .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        9 .alt.circle+ .alt.square+ .calendar/ar/hi .circle/ar/hi .circle.fill/ar/hi .lane/ar/hi .square/ar/hi .square.fill/ar/hi
        90 .arrow.trianglehead.clockwise/ar/hi .arrow.trianglehead.counterclockwise/ar/hi
        a .book.closed/ar/he/hi/ja/ko/th/zh .book.closed.fill/ar/he/hi/ja/ko/th/zh .circle+ .magnify .square+
        abc .
        abs . .brakesignal .brakesignal.slash .circle+
        ac . .slash
        accessibility .+ .badge.arrow.up.right
        air .car.side+ .conditioner.horizontal+ .conditioner.vertical+ .convertible.side+ .pickup.side+ .purifier+ .suv.side+
        airplane . .arrival .circle+ .cloud .departure .landed .path.dotted .ticket+ .up.forward .up.forward.app+ .up.right .up.right.app+
        airplaneseat .
        airplay .audio .audio.badge.exclamationmark .audio.circle+ .video .video.badge.exclamationmark .video.circle+
        airplayaudio . .badge.exclamationmark .circle+
        airplayvideo . .badge.exclamationmark .circle+
        airpod .gen3.left .gen3.right .left .right
        airpodpro .left .right
        airpods . .chargingcase+ .chargingcase.wireless+ .gen3 .gen3.chargingcase.wireless+ .gen4 .gen4.chargingcase.wireless+ .gen4.left .gen4.right .max
        airpods .pro .pro.chargingcase.wireless+ .pro.chargingcase.wireless.radiowaves.left.and.right+ .pro.left .pro.right
        airpodsmax .
        airpodspro . .chargingcase.wireless+ .chargingcase.wireless.radiowaves.left.and.right+
        airport .express .extreme .extreme.tower
        airtag .+ .radiowaves.forward/rtl .radiowaves.forward.fill/rtl
        alarm .+ .waves.left.and.right+
        align .horizontal.center+ .horizontal.left+ .horizontal.right+ .vertical.bottom+ .vertical.center+ .vertical.top+
        allergens .+
        alt .
        alternatingcurrent .
        american .football+ .football.circle+ .football.professional+ .football.professional.circle+
        amplifier .
        angle .
        ant .+ .circle+
        antenna .radiowaves.left.and.right .radiowaves.left.and.right.circle+ .radiowaves.left.and.right.slash .radiowaves.left.and.right.slash.circle+
        app .+ .background.dotted .badge+ .badge.checkmark+ .badge.clock+ .connected.to.app.below.fill .dashed .gift+ .grid .shadow .specular .translucent
        appclip .
        append .page/rtl .page.fill/rtl
        apple .books.pages+ .classical.pages+ .haptics.and.exclamationmark.triangle .haptics.and.music.note .haptics.and.music.note.slash .homekit
        apple .image.playground+ .intelligence .intelligence.badge.xmark .logo .meditate .meditate.circle+ .meditate.square.stack+ .podcasts.pages+ .terminal+
        apple .terminal.circle+ .terminal.on.rectangle+ .writing.tools
        applelogo .
        applepencil . .adapter.usb.c+ .and.scribble .doubletap .gen1 .gen2 .hover .squeeze .tip
        applescript .+
        appletv .+ .badge.checkmark+ .badge.exclamationmark+
        appletvremote .gen1+ .gen2+ .gen3+ .gen4+
        applewatch . .and.arrow.forward/rtl .badge.checkmark .badge.exclamationmark .case.inset.filled .case.sizes .radiowaves.left.and.right .side.right
        applewatch .slash .watchface
        apps .ipad .ipad.badge.checkmark/rtl .ipad.badge.plus .ipad.landscape .ipad.on.rectangle.portrait.dashed/rtl .iphone .iphone.badge.checkmark/rtl
        apps .iphone.badge.plus .iphone.landscape/rtl
        appwindow .swipe.rectangle
        aqi .high .low .medium .medium.gauge.open
        arcade .stick .stick.and.arrow.down .stick.and.arrow.left .stick.and.arrow.left.and.arrow.right .stick.and.arrow.left.and.arrow.right.outward
        arcade .stick.and.arrow.right .stick.and.arrow.up .stick.and.arrow.up.and.arrow.down .stick.console+
        archivebox .+ .circle+
        arkit . .badge.xmark
        arrow .2.circlepath .2.circlepath.circle+ .2.squarepath .3.trianglepath .backward .backward.circle+ .backward.circle.dotted .backward.square+
        arrow .backward.to.line .backward.to.line.circle+ .backward.to.line.compact .backward.to.line.square+ .branch .circlepath .clockwise
        arrow .clockwise.circle+ .clockwise.heart+ .clockwise.icloud+ .clockwise.square+ .counterclockwise .counterclockwise.circle+ .counterclockwise.icloud+
        arrow .counterclockwise.square+ .down .down.and.line.horizontal.and.arrow.up .down.app+ .down.app.dashed
        arrow .down.app.dashed.trianglebadge.exclamationmark .down.applewatch .down.backward .down.backward.and.arrow.up.forward
        arrow .down.backward.and.arrow.up.forward.circle+ .down.backward.and.arrow.up.forward.rectangle+ .down.backward.and.arrow.up.forward.square+
        arrow .down.backward.circle+ .down.backward.circle.dotted .down.backward.square+ .down.backward.toptrailing.rectangle+ .down.circle+
        arrow .down.circle.badge.pause+ .down.circle.badge.xmark+ .down.circle.dotted .down.doc+ .down.document+ .down.forward
        arrow .down.forward.and.arrow.up.backward .down.forward.and.arrow.up.backward.circle+ .down.forward.and.arrow.up.backward.rectangle+
        arrow .down.forward.and.arrow.up.backward.square+ .down.forward.circle+ .down.forward.circle.dotted .down.forward.square+
        arrow .down.forward.topleading.rectangle+ .down.heart+ .down.left .down.left.and.arrow.up.right .down.left.and.arrow.up.right.circle+
        arrow .down.left.and.arrow.up.right.rectangle+ .down.left.and.arrow.up.right.square+ .down.left.arrow.up.right .down.left.arrow.up.right.circle+
        arrow .down.left.arrow.up.right.square+ .down.left.circle+ .down.left.circle.dotted .down.left.square+ .down.left.topright.rectangle+
        arrow .down.left.video+ .down.message+ .down.right .down.right.and.arrow.up.left .down.right.and.arrow.up.left.circle+
        arrow .down.right.and.arrow.up.left.rectangle+ .down.right.and.arrow.up.left.square+ .down.right.circle+ .down.right.circle.dotted .down.right.square+
        arrow .down.right.topleft.rectangle+ .down.square+ .down.to.line .down.to.line.alt .down.to.line.circle+ .down.to.line.compact .down.to.line.square+
        arrow .forward .forward.circle+ .forward.circle.dotted .forward.folder/rtl .forward.folder.fill/rtl .forward.square+ .forward.to.line
        arrow .forward.to.line.circle+ .forward.to.line.compact .forward.to.line.square+ .left .left.and.line.vertical.and.arrow.right .left.and.right
        arrow .left.and.right.circle+ .left.and.right.righttriangle.left.righttriangle.right+ .left.and.right.square+ .left.and.right.text.vertical
        arrow .left.arrow.right .left.arrow.right.circle+ .left.arrow.right.square+ .left.circle+ .left.circle.dotted .left.square+ .left.to.line
        arrow .left.to.line.alt .left.to.line.circle+ .left.to.line.compact .left.to.line.square+ .merge .rectanglepath .right
        arrow .right.and.line.vertical.and.arrow.left .right.arrow.left .right.arrow.left.circle+ .right.arrow.left.square+ .right.circle+
        arrow .right.circle.dotted .right.doc.on.clipboard .right.filled.filter.arrow.right .right.page.on.clipboard .right.square+ .right.to.line
        arrow .right.to.line.alt .right.to.line.circle+ .right.to.line.compact .right.to.line.square+ .swap .triangle.2.circlepath
        arrow .triangle.2.circlepath.camera+ .triangle.2.circlepath.circle+ .triangle.2.circlepath.doc.on.clipboard .triangle.2.circlepath.icloud+
        arrow .triangle.branch .triangle.capsulepath .triangle.merge .triangle.pull .triangle.swap .triangle.turn.up.right.circle+
        arrow .triangle.turn.up.right.diamond+ .trianglehead.2.clockwise .trianglehead.2.clockwise.rotate.90 .trianglehead.2.clockwise.rotate.90.camera+
        arrow .trianglehead.2.clockwise.rotate.90.circle+ .trianglehead.2.clockwise.rotate.90.icloud+ .trianglehead.2.clockwise.rotate.90.page.on.clipboard
        arrow .trianglehead.2.counterclockwise .trianglehead.2.counterclockwise.rotate.90 .trianglehead.bottomleft.capsulepath.clockwise .trianglehead.branch
        arrow .trianglehead.clockwise .trianglehead.clockwise.heart+ .trianglehead.clockwise.icloud+ .trianglehead.clockwise.rotate.90
        arrow .trianglehead.counterclockwise .trianglehead.counterclockwise.icloud+ .trianglehead.counterclockwise.rotate.90
        arrow .trianglehead.left.and.right.righttriangle.left.righttriangle.right+ .trianglehead.merge .trianglehead.pull .trianglehead.rectanglepath
        arrow .trianglehead.swap .trianglehead.topright.capsulepath.clockwise .trianglehead.turn.up.right .trianglehead.turn.up.right.circle+
        arrow .trianglehead.turn.up.right.diamond+ .trianglehead.up.and.down.righttriangle.up.righttriangle.down+ .turn.down.left .turn.down.right
        arrow .turn.left.down .turn.left.up .turn.right.down .turn.right.up .turn.up.forward.iphone+ .turn.up.left .turn.up.right .up .up.and.down
        arrow .up.and.down.and.arrow.left.and.right .up.and.down.and.sparkles .up.and.down.circle+ .up.and.down.righttriangle.up.fill.righttriangle.down.fill
        arrow .up.and.down.righttriangle.up.righttriangle.down+ .up.and.down.square+ .up.and.down.text.horizontal .up.and.line.horizontal.and.arrow.down
        arrow .up.and.person.rectangle.portrait .up.and.person.rectangle.turn.left .up.and.person.rectangle.turn.right .up.arrow.down .up.arrow.down.circle+
        arrow .up.arrow.down.square+ .up.backward .up.backward.and.arrow.down.forward .up.backward.and.arrow.down.forward.circle+
        arrow .up.backward.and.arrow.down.forward.rectangle+ .up.backward.and.arrow.down.forward.square+ .up.backward.bottomtrailing.rectangle+
        arrow .up.backward.circle+ .up.backward.circle.dotted .up.backward.square+ .up.bin+ .up.circle+ .up.circle.badge.clock .up.circle.dotted .up.doc+
        arrow .up.doc.on.clipboard .up.document+ .up.folder+ .up.forward .up.forward.and.arrow.down.backward .up.forward.and.arrow.down.backward.circle+
        arrow .up.forward.and.arrow.down.backward.rectangle+ .up.forward.and.arrow.down.backward.square+ .up.forward.app+ .up.forward.bottomleading.rectangle+
        arrow .up.forward.circle+ .up.forward.circle.dotted .up.forward.square+ .up.heart+ .up.left .up.left.and.arrow.down.right
        arrow .up.left.and.arrow.down.right.circle+ .up.left.and.arrow.down.right.rectangle+ .up.left.and.arrow.down.right.square+
        arrow .up.left.and.down.right.and.arrow.up.right.and.down.left .up.left.and.down.right.magnifyingglass .up.left.arrow.down.right
        arrow .up.left.arrow.down.right.circle+ .up.left.arrow.down.right.square+ .up.left.bottomright.rectangle+ .up.left.circle+ .up.left.circle.dotted
        arrow .up.left.square+ .up.message+ .up.page.on.clipboard .up.right .up.right.and.arrow.down.left .up.right.and.arrow.down.left.circle+
        arrow .up.right.and.arrow.down.left.rectangle+ .up.right.and.arrow.down.left.square+ .up.right.bottomleft.rectangle+ .up.right.circle+
        arrow .up.right.circle.dotted .up.right.diamond+ .up.right.square+ .up.right.video+ .up.square+ .up.to.line .up.to.line.alt .up.to.line.circle+
        arrow .up.to.line.compact .up.to.line.square+ .up.trash+ .uturn.backward .uturn.backward.circle+ .uturn.backward.circle.badge.ellipsis
        arrow .uturn.backward.square+ .uturn.down .uturn.down.circle+ .uturn.down.square+ .uturn.forward .uturn.forward.circle+ .uturn.forward.square+
        arrow .uturn.left .uturn.left.circle+ .uturn.left.circle.badge.ellipsis .uturn.left.square+ .uturn.right .uturn.right.circle+ .uturn.right.square+
        arrow .uturn.up .uturn.up.circle+ .uturn.up.square+
        arrowkeys .+ .down.filled .left.filled .right.filled .up.filled
        arrowshape .backward+ .backward.circle+ .bounce.forward+ .bounce.right+ .down+ .down.circle+ .forward+ .forward.circle+ .left+ .left.arrowshape.right+
        arrowshape .left.circle+ .right+ .right.circle+ .turn.up.backward+ .turn.up.backward.2+ .turn.up.backward.2.circle+ .turn.up.backward.badge.clock/rtl
        arrowshape .turn.up.backward.badge.clock.fill/rtl .turn.up.backward.circle+ .turn.up.forward+ .turn.up.forward.circle+ .turn.up.left+ .turn.up.left.2+
        arrowshape .turn.up.left.2.circle+ .turn.up.left.circle+ .turn.up.right+ .turn.up.right.circle+ .up+ .up.circle+ .zigzag.forward+ .zigzag.right+
        arrowtriangle .backward+ .backward.circle+ .backward.square+ .down+ .down.circle+ .down.square+ .forward+ .forward.circle+ .forward.square+ .left+
        arrowtriangle .left.and.line.vertical.and.arrowtriangle.right+ .left.circle+ .left.fill.and.line.vertical.and.arrowtriangle.right.fill .left.square+
        arrowtriangle .right+ .right.and.line.vertical.and.arrowtriangle.left+ .right.circle+ .right.fill.and.line.vertical.and.arrowtriangle.left.fill
        arrowtriangle .right.square+ .up+ .up.arrowtriangle.down.window.left .up.arrowtriangle.down.window.right .up.circle+ .up.square+
        aspectratio .+
        asterisk . .circle+
        at . .badge.minus .badge.plus .circle+
        atom .
        audio .jack.mono .jack.stereo
        australian .football+ .football.circle+
        australiandollarsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        australiandollarsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        australsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        australsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        auto .brakesignal .headlight.high.beam+ .headlight.low.beam+
        automatic .brakesignal .headlight.high.beam+ .headlight.low.beam+
        autostartstop . .slash .trianglebadge.exclamationmark
        av .remote+
        axel .2 .2.front.and.rear.engaged .2.front.engaged .2.rear.engaged
        axle .2 .2.driveshaft.disengaged .2.front.and.rear.engaged .2.front.disengaged .2.front.engaged .2.rear.disengaged .2.rear.engaged .2.rear.lock
        b .circle+ .square+
        backpack .+ .circle+ .sensor.tag.radiowaves.left.and.right+
        backward .+ .circle+ .end+ .end.alt+ .end.circle+ .frame+
        badge .plus.radiowaves.forward .plus.radiowaves.right
        bag .+ .badge.minus .badge.plus .badge.questionmark/ar .circle+ .fill.badge.minus .fill.badge.plus .fill.badge.questionmark/ar
        bahtsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        bahtsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        balloon .+ .2+
        bandage .+
        banknote .+
        barcode . .viewfinder
        barometer .
        base .unit
        baseball .+ .circle+ .diamond.bases .diamond.bases.outs.indicator
        basket .+
        basketball .+ .circle+
        bathtub .+
        battery .0 .0percent .100 .100.bolt/rtl .100.circle+ .100percent .100percent.bolt/rtl .100percent.circle+ .25 .25percent .50 .50percent .75 .75percent
        batteryblock .+ .slash+ .stack+ .stack.badge.snowflake+ .stack.trianglebadge.exclamationmark+
        beach .umbrella+
        beats .earphones .fit.pro .fit.pro.chargingcase+ .fit.pro.left .fit.pro.right .fitpro .fitpro.chargingcase+ .fitpro.left .fitpro.right .headphones
        beats .pill+ .powerbeats .powerbeats.left .powerbeats.pro .powerbeats.pro.2 .powerbeats.pro.2.chargingcase+ .powerbeats.pro.2.left
        beats .powerbeats.pro.2.right .powerbeats.pro.chargingcase+ .powerbeats.pro.left .powerbeats.pro.right .powerbeats.right .powerbeats3
        beats .powerbeats3.left .powerbeats3.right .powerbeatspro .powerbeatspro.chargingcase+ .powerbeatspro.left .powerbeatspro.right .solobuds
        beats .solobuds.chargingcase+ .solobuds.left .solobuds.right .studiobud.left .studiobud.right .studiobuds .studiobuds.chargingcase+ .studiobuds.left
        beats .studiobuds.plus .studiobuds.plus.chargingcase+ .studiobuds.plus.left .studiobuds.plus.right .studiobuds.right .studiobudsplus
        beats .studiobudsplus.chargingcase+ .studiobudsplus.left .studiobudsplus.right
        bed .double+ .double.badge.checkmark+ .double.circle+
        bell .+ .and.waveform+ .and.waves.left.and.right+ .badge+ .badge.circle+ .badge.slash/rtl .badge.slash.fill/rtl .badge.waveform+
        bell .badge.waveform.slash+ .circle+ .slash+ .slash.circle+ .square+
        beziercurve .
        bicycle . .circle+ .sensor.tag.radiowaves.left.and.right+
        bin .xmark+
        binoculars .+ .circle+
        bird .+ .circle+
        birthday .cake+
        bitcoinsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        bitcoinsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        blinds .horizontal.closed .horizontal.open .vertical.closed .vertical.open
        blood .pressure.cuff+ .pressure.cuff.badge.gauge.with.needle+
        bold . .italic.underline .underline
        bolt .+ .badge.a+ .badge.automatic+ .badge.checkmark+ .badge.clock+ .badge.xmark+ .batteryblock+ .brakesignal .car+ .car.circle+ .circle+
        bolt .fill.batteryblock+ .heart+ .horizontal+ .horizontal.circle+ .horizontal.icloud+ .house+ .ring.closed .shield+ .slash+ .slash.circle+ .square+
        bolt .trianglebadge.exclamationmark+
        bonjour .
        book .+ .and.wrench+ .badge.plus+ .circle+ .closed+ .closed.circle+ .pages+
        bookmark .+ .circle+ .slash+ .square+
        books .vertical+ .vertical.circle+
        box .truck+ .truck.badge.clock/rtl .truck.badge.clock.fill/rtl
        brain .+ .filled.head.profile .head.profile+
        brakesignal . .dashed
        brazilianrealsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        brazilianrealsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        briefcase .+ .circle+ .sensor.tag.radiowaves.left.and.right+
        bubble .+ .and.pencil/rtl .circle+ .left+ .left.and.bubble.right+ .left.and.exclamationmark.bubble.right+ .left.and.text.bubble.right/rtl
        bubble .left.and.text.bubble.right.fill/rtl .left.circle+ .middle.bottom+ .middle.top+ .right+ .right.circle+
        bubbles .and.sparkles+
        building .+ .2+ .2.crop.circle+ .columns+ .columns.circle+
        burn .
        burst .+
        bus .+ .doubledecker+
        button .angledbottom.horizontal.left+ .angledbottom.horizontal.right+ .angledtop.vertical.left+ .angledtop.vertical.right+ .horizontal+
        button .horizontal.top.press+ .programmable .programmable.square+ .roundedbottom.horizontal+ .roundedtop.horizontal+ .vertical.left.press+
        button .vertical.right.press+
        c .circle+ .square+
        cabinet .+
        cable .coaxial .connector .connector.horizontal .connector.slash .connector.video
        cablecar .+
        calendar . .and.person .badge .badge.checkmark/rtl .badge.clock/rtl .badge.exclamationmark .badge.lock .badge.minus .badge.plus .circle+
        calendar .day.timeline.leading .day.timeline.leading.circle+ .day.timeline.left .day.timeline.left.circle+ .day.timeline.right
        calendar .day.timeline.right.circle+ .day.timeline.trailing .day.timeline.trailing.circle+
        camera .+ .aperture .badge.clock+ .badge.ellipsis+ .circle+ .fill.badge.ellipsis .filters .macro .macro.circle+ .macro.slash .macro.slash.circle+
        camera .metering.center.weighted .metering.center.weighted.average .metering.matrix .metering.multispot .metering.none .metering.partial
        camera .metering.spot .metering.unknown/ar .on.rectangle+ .rotate+ .sensor.tag.radiowaves.left.and.right+ .shutter.button+ .viewfinder
        candybarphone .
        capslock .+
        capsule .+ .bottomhalf.filled .inset.filled .lefthalf.filled .on.capsule+ .on.rectangle+ .portrait+ .portrait.bottomhalf.filled .portrait.inset.filled
        capsule .portrait.lefthalf.filled .portrait.righthalf.filled .portrait.tophalf.filled .righthalf.filled .tophalf.filled
        captions .bubble+
        car .+ .2+ .badge.gearshape+ .circle+ .ferry+ .front.waves.down+ .front.waves.left.and.right.and.up+ .front.waves.up+ .rear+
        car .rear.and.collision.road.lane .rear.and.collision.road.lane.slash .rear.and.tire.marks .rear.and.tire.marks.off .rear.and.tire.marks.slash
        car .rear.hazardsign+ .rear.road.lane .rear.road.lane.dashed .rear.road.lane.dashed.arrowtriangle.2.outward .rear.road.lane.distance.1
        car .rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle .rear.road.lane.distance.2
        car .rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle .rear.road.lane.distance.3
        car .rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle .rear.road.lane.distance.4
        car .rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle .rear.road.lane.distance.5
        car .rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle .rear.road.lane.off .rear.road.lane.wave.up
        car .rear.tilt.road.lanes.curved.right .rear.waves.up+ .side+ .side.air.circulate+ .side.air.fresh+ .side.and.exclamationmark+
        car .side.arrow.left.and.right+ .side.arrowtriangle.down+ .side.arrowtriangle.up+ .side.arrowtriangle.up.arrowtriangle.down+ .side.front.open+
        car .side.front.open.crop+ .side.hill.descent.control+ .side.hill.down+ .side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle+
        car .side.hill.up+ .side.lock+ .side.lock.open+ .side.rear.and.collision.and.car.side.front
        car .side.rear.and.collision.and.car.side.front.and.arrow.forward .side.rear.and.collision.and.car.side.front.and.steeringwheel
        car .side.rear.and.collision.and.car.side.front.slash .side.rear.and.exclamationmark.and.car.side.front
        car .side.rear.and.exclamationmark.and.car.side.front.off .side.rear.and.wave.3.and.car.side.front .side.rear.crop.trunk.partition+ .side.rear.open+
        car .side.rear.open.crop+ .side.rear.tow.hitch+ .side.roof.cargo.carrier+ .side.roof.cargo.carrier.slash+ .top.arrowtriangle.front.left+
        car .top.arrowtriangle.front.right+ .top.arrowtriangle.rear.left+ .top.arrowtriangle.rear.right+
        car .top.door.front.left.and.front.right.and.rear.left.and.rear.right.open+ .top.door.front.left.and.front.right.and.rear.left.open+
        car .top.door.front.left.and.front.right.and.rear.right.open+ .top.door.front.left.and.front.right.open+
        car .top.door.front.left.and.rear.left.and.rear.right.open+ .top.door.front.left.and.rear.left.open+ .top.door.front.left.and.rear.right.open+
        car .top.door.front.left.open+ .top.door.front.right.and.rear.left.and.rear.right.open+ .top.door.front.right.and.rear.left.open+
        car .top.door.front.right.and.rear.right.open+ .top.door.front.right.open+ .top.door.rear.left.and.rear.right.open+ .top.door.rear.left.open+
        car .top.door.rear.right.open+ .top.door.sliding.left.open+ .top.door.sliding.right.open+ .top.front.radiowaves.front.left.and.front.and.front.right+
        car .top.frontleft.arrowtriangle+ .top.frontright.arrowtriangle+ .top.lane.dashed.arrowtriangle.inward+ .top.lane.dashed.badge.steeringwheel+
        car .top.lane.dashed.departure.left+ .top.lane.dashed.departure.left.slash+ .top.lane.dashed.departure.right+ .top.lane.dashed.departure.right.slash+
        car .top.radiowaves.2.front.left.front.front.right+ .top.radiowaves.2.rear.left.rear.rear.right+ .top.radiowaves.front+ .top.radiowaves.rear+
        car .top.radiowaves.rear.left+ .top.radiowaves.rear.left.and.rear.right+ .top.radiowaves.rear.left.car.top.front+ .top.radiowaves.rear.right+
        car .top.radiowaves.rear.right.badge.exclamationmark+ .top.radiowaves.rear.right.badge.xmark+ .top.radiowaves.rear.right.car.top.front+
        car .top.rear.radiowaves.rear.left.and.rear.and.rear.right+ .top.rearleft.arrowtriangle+ .top.rearright.arrowtriangle+ .top.video.rear.left+
        car .top.video.rear.right+ .window.left .window.left.badge.exclamationmark .window.left.badge.lock .window.left.badge.xmark
        car .window.left.exclamationmark .window.left.xmark .window.right .window.right.badge.exclamationmark .window.right.badge.lock
        car .window.right.badge.xmark .window.right.exclamationmark .window.right.xmark
        carbon .dioxide.cloud+ .monoxide.cloud+
        carrot .+
        carseat .left+ .left.1+ .left.2+ .left.3+ .left.and.heat.waves+ .left.backrest.up.and.down+ .left.fan+ .left.forward.and.backward+ .left.massage+
        carseat .left.up.and.down+ .right+ .right.1+ .right.2+ .right.3+ .right.and.heat.waves+ .right.backrest.up.and.down+ .right.fan+
        carseat .right.forward.and.backward+ .right.massage+ .right.up.and.down+
        cart .+ .badge.clock/rtl .badge.clock.fill/rtl .badge.minus .badge.plus .badge.questionmark/ar/rtl .circle+ .fill.badge.minus .fill.badge.plus
        cart .fill.badge.questionmark/ar/rtl
        case .+
        cat .+ .circle+
        cedisign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        cedisign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        cellularbars . .circle+
        centsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        centsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        chair .+ .lounge+
        chandelier .+
        character ./ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh .book.closed/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        character .book.closed.fill/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        character .bubble/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh .bubble.fill/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        character .circle/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh .circle.fill/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        character .cursor.ibeam/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh .duployan
        character .magnify/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh .phonetic
        character .square/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh .square.fill/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        character .sutton .text.justify/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        character .textbox/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        character .textbox.badge.sparkles/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        characters .lowercase/el/ru .uppercase/el/ru
        chart .bar+ .bar.doc.horizontal+ .bar.horizontal.page+ .bar.xaxis .bar.xaxis.ascending .bar.xaxis.ascending.badge.clock/rtl .bar.xaxis.descending
        chart .bar.yaxis .dots.scatter .line.downtrend.xyaxis .line.downtrend.xyaxis.circle+ .line.flattrend.xyaxis .line.flattrend.xyaxis.circle+
        chart .line.text.clipboard+ .line.uptrend.xyaxis .line.uptrend.xyaxis.circle+ .pie+ .xyaxis.line
        checkerboard .rectangle .shield
        checklist ./rtl .checked/rtl .unchecked
        checkmark . .app+ .applewatch .arrow.trianglehead.clockwise .arrow.trianglehead.counterclockwise .bubble/rtl .bubble.fill/rtl .circle+
        checkmark .circle.badge.airplane+ .circle.badge.plus+ .circle.badge.questionmark/ar .circle.badge.questionmark.fill/ar .circle.badge.xmark+
        checkmark .circle.dotted .circle.trianglebadge.exclamationmark+ .diamond+ .gobackward .icloud+ .message+ .rectangle+ .rectangle.portrait+
        checkmark .rectangle.stack+ .seal+ .seal.text.page/rtl .seal.text.page.fill/rtl .shield+ .square+
        chevron .backward .backward.2 .backward.chevron.backward.dotted .backward.circle+ .backward.square+ .backward.to.line .compact.backward .compact.down
        chevron .compact.forward .compact.left .compact.left.chevron.compact.right .compact.right .compact.up .compact.up.chevron.compact.down
        chevron .compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left .down .down.2 .down.circle+ .down.dotted.2 .down.forward.2
        chevron .down.forward.dotted.2 .down.right.2 .down.right.dotted.2 .down.square+ .forward .forward.2 .forward.circle+ .forward.dotted.chevron.forward
        chevron .forward.square+ .forward.to.line .left .left.2 .left.chevron.left.dotted .left.chevron.right .left.circle+ .left.forwardslash.chevron.right
        chevron .left.slash.chevron.right .left.square+ .left.to.line .right .right.2 .right.circle+ .right.dotted.chevron.right .right.square+ .right.to.line
        chevron .up .up.2 .up.chevron.down .up.chevron.down.square+ .up.chevron.right.chevron.down.chevron.left .up.circle+ .up.dotted.2 .up.forward.2
        chevron .up.forward.dotted.2 .up.right.2 .up.right.dotted.2 .up.square+
        chineseyuanrenminbisign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        chineseyuanrenminbisign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        circle .+ .and.line.horizontal+ .badge.checkmark+ .badge.exclamationmark+ .badge.minus+ .badge.plus+ .badge.questionmark/ar
        circle .badge.questionmark.fill/ar .badge.xmark+ .bottomhalf.fill .bottomhalf.filled .bottomhalf.filled.inverse .bottomrighthalf.checkered
        circle .bottomrighthalf.pattern.checkered .bottomthird.split .circle+ .dashed .dashed.inset.fill .dashed.inset.filled .dashed.rectangle .dotted
        circle .dotted.and.circle .dotted.circle+ .fill.square.fill .filled.ipad+ .filled.ipad.landscape+ .filled.iphone+
        circle .filled.pattern.diagonalline.rectangle .grid.2x1+ .grid.2x1.left.filled .grid.2x1.right.filled .grid.2x2+ .grid.2x2.topleft.checkmark.filled
        circle .grid.3x3+ .grid.3x3.circle+ .grid.cross+ .grid.cross.down.fill .grid.cross.down.filled .grid.cross.left.fill .grid.cross.left.filled
        circle .grid.cross.right.fill .grid.cross.right.filled .grid.cross.up.fill .grid.cross.up.filled .grid.hex+ .hexagongrid+ .hexagongrid.circle+
        circle .hexagonpath+ .inset.filled .lefthalf.fill .lefthalf.filled .lefthalf.filled.inverse .lefthalf.filled.righthalf.striped.horizontal
        circle .lefthalf.filled.righthalf.striped.horizontal.inverse .lefthalf.striped.horizontal .lefthalf.striped.horizontal.inverse .on.square
        circle .on.square.intersection.dotted .on.square.merge .rectangle.dashed .rectangle.filled.pattern.diagonalline .righthalf.fill .righthalf.filled
        circle .righthalf.filled.inverse .slash+ .square+ .tophalf.fill .tophalf.filled .tophalf.filled.inverse
        circlebadge .+ .2+
        circles .hexagongrid+ .hexagonpath+
        clear .+
        clipboard .+
        clock .+ .arrow.2.circlepath .arrow.circlepath .arrow.trianglehead.2.counterclockwise.rotate.90 .arrow.trianglehead.clockwise.rotate.90.path.dotted
        clock .arrow.trianglehead.counterclockwise.rotate.90 .badge+ .badge.airplane+ .badge.checkmark+ .badge.exclamationmark+ .badge.questionmark/ar
        clock .badge.questionmark.fill/ar .badge.xmark+ .circle+
        cloud .+ .bolt+ .bolt.circle+ .bolt.rain+ .bolt.rain.circle+ .circle+ .drizzle+ .drizzle.circle+ .fog+ .fog.circle+ .hail+ .hail.circle+ .heavyrain+
        cloud .heavyrain.circle+ .moon+ .moon.bolt+ .moon.bolt.circle+ .moon.circle+ .moon.rain+ .moon.rain.circle+ .rain+ .rain.circle+ .rainbow.crop+
        cloud .rainbow.half+ .sleet+ .sleet.circle+ .snow+ .snow.circle+ .sun+ .sun.bolt+ .sun.bolt.circle+ .sun.circle+ .sun.rain+ .sun.rain.circle+
        coat .+ .circle+
        coloncurrencysign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        coloncurrencysign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        comb .+
        command . .circle+ .square+
        compass .drawing
        computermouse .+
        cone .+
        contact .sensor+
        contextualmenu .and.cursorarrow .and.pointer.arrow
        control .
        convertible .side+ .side.air.circulate+ .side.air.fresh+ .side.and.exclamationmark+ .side.arrow.left.and.right+ .side.arrow.trianglehead.backward+
        convertible .side.arrow.trianglehead.forward+ .side.arrow.trianglehead.forward.and.backward+ .side.arrowtriangle.down+ .side.arrowtriangle.up+
        convertible .side.arrowtriangle.up.arrowtriangle.down+ .side.front.open+ .side.front.open.crop+ .side.hill.descent.control+ .side.hill.down+
        convertible .side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle+ .side.hill.up+ .side.lock+ .side.lock.open+
        cooktop .+
        cpu .+
        creditcard .+ .and.123 .and.numbers .arrow.trianglehead.2.clockwise.rotate.90 .circle+ .rewards+ .trianglebadge.exclamationmark+ .viewfinder
        cricket .ball+ .ball.circle+
        crop . .rotate
        cross .+ .case+ .case.circle+ .circle+ .vial+
        crown .+
        cruzeirosign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        cruzeirosign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        cube .+ .box+ .circle+ .transparent+
        cup .and.heat.waves+ .and.saucer+
        curlybraces . .square+
        cursor .rays
        cursorarrow . .and.square.on.square.dashed .click .click.2 .click.badge.clock .motionlines .motionlines.click .rays .resize.north.east.south.east
        cursorarrow .slash .slash.square+ .square+
        curtains .closed .open
        cylinder .+ .split.1x2+
        d .circle+ .square+
        danishkronesign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        danishkronesign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        decrease .indent .quotelevel
        degreesign .celsius .fahrenheit
        dehumidifier .+
        delete .backward+ .forward+ .left+ .right+
        deskclock .+
        desktopcomputer . .and.arrow.down .and.macbook .badge.checkmark .badge.shield.checkmark .trianglebadge.exclamationmark
        deskview .+
        dial .+ .high+ .low+ .max+ .medium+ .min+
        diamond .+ .bottomhalf.filled .circle+ .inset.filled .lefthalf.filled .righthalf.filled .tophalf.filled
        dice .+
        die .face.1+ .face.2+ .face.3+ .face.4+ .face.5+ .face.6+
        digitalcrown .arrow.clockwise+ .arrow.counterclockwise+ .horizontal.arrow.clockwise+ .horizontal.arrow.counterclockwise+ .horizontal.press+ .press+
        directcurrent .
        dishwasher .+ .circle+
        display . .2 .and.arrow.down .and.screwdriver .trianglebadge.exclamationmark
        distribute .horizontal+ .horizontal.center+ .horizontal.left+ .horizontal.right+ .vertical+ .vertical.bottom+ .vertical.center+ .vertical.top+
        divide . .circle+ .square+
        doc .+ .append/rtl .append.fill/rtl .badge.arrow.up+ .badge.clock+ .badge.ellipsis .badge.gearshape+ .badge.plus .circle+ .fill.badge.ellipsis
        doc .fill.badge.plus .on.clipboard+ .on.doc+ .plaintext+ .questionmark/ar/rtl .questionmark.fill/ar/rtl .richtext/ar/he/hi/ja/ko/th/zh
        doc .richtext.fill/ar/he/hi/ja/ko/th/zh .text+ .text.below.ecg/rtl .text.below.ecg.fill/rtl .text.fill.viewfinder .text.image+ .text.magnifyingglass
        doc .text.viewfinder .viewfinder+ .zipper
        dock .arrow.down.rectangle .arrow.up.rectangle .rectangle
        document .+ .badge.arrow.up+ .badge.clock+ .badge.ellipsis+ .badge.gearshape+ .badge.plus+ .circle+ .on.clipboard+ .on.document+ .on.trash+
        document .viewfinder+
        dog .+ .circle+
        dollarsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        dollarsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        dongsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        dongsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        door .french.closed .french.open .garage.closed .garage.closed.trianglebadge.exclamationmark .garage.double.bay.closed
        door .garage.double.bay.closed.trianglebadge.exclamationmark .garage.double.bay.open .garage.double.bay.open.trianglebadge.exclamationmark
        door .garage.open .garage.open.trianglebadge.exclamationmark .left.hand.closed .left.hand.open .right.hand.closed .right.hand.open
        door .sliding.left.hand.closed .sliding.left.hand.open .sliding.right.hand.closed .sliding.right.hand.open
        dot .arrowtriangles.up.right.down.left.circle .car.top.radiowaves.2.rear.left.rear.rear.right+ .circle.and.cursorarrow
        dot .circle.and.hand.point.up.left.fill .circle.and.pointer.arrow .circle.viewfinder .crosshair .radiowaves.forward .radiowaves.left.and.right
        dot .radiowaves.right .radiowaves.up.forward .scope .scope.display .scope.laptopcomputer .square+ .squareshape+ .squareshape.split.2x2 .viewfinder
        dots .and.line.vertical.and.cursorarrow.rectangle .and.line.vertical.and.pointer.arrow.rectangle
        dpad .+ .down.fill .down.filled .left.fill .left.filled .right.fill .right.filled .up.fill .up.filled
        drone .+
        drop .+ .circle+ .degreesign+ .degreesign.slash/rtl .degreesign.slash.fill/rtl .halffull .keypad.rectangle+ .transmission .triangle+
        dryer .+ .circle+
        duffle .bag+
        dumbbell .+
        e .circle+ .square+
        ear .+ .and.waveform .badge.checkmark .badge.waveform .trianglebadge.exclamationmark
        earbud .left .right
        earbuds . .bone.conduction .bone.conduction.left .bone.conduction.right .case+ .in.ear .in.ear.left .in.ear.right .stemless .stemless.left
        earbuds .stemless.right
        earpods .
        ecg .text.page/rtl .text.page.fill/rtl
        eject .+ .circle+
        electronic .toll.collection .toll.collection.rectangle+ .toll.collection.rectangle.slash+ .toll.collection.rectangle.trianglebadge.exclamationmark+
        ellipses .bubble+
        ellipsis . .bubble+ .calendar .circle+ .circle.badge+ .curlybraces .message+ .rectangle+ .vertical.bubble+ .viewfinder
        engine .combustion+ .combustion.badge.exclamationmark+ .emission.and.drop.2.water.wave.below .emission.and.exclamationmark .emission.and.filter
        entry .lever.keypad+ .lever.keypad.trianglebadge.exclamationmark+
        envelope .+ .and.arrow.3.down+ .and.arrow.trianglehead.branch+ .and.hand.raised+ .arrow.triangle.branch+ .badge+ .badge.minus+ .badge.person.crop+
        envelope .badge.plus+ .badge.shield.half.filled+ .badge.shield.leadinghalf.fill .circle+ .fill.badge.shield.trailinghalf.fill .front/rtl
        envelope .front.fill/rtl .open+ .open.badge.clock+ .stack+
        environments .+ .circle+ .slash+ .slash.circle+
        equal . .circle+ .square+
        eraser .+ .badge.xmark+ .line.dashed+ .slash+ .trianglebadge.exclamationmark+
        escape .
        esim .+
        eurosign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        eurosign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        eurozonesign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        eurozonesign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        ev .charger+ .charger.arrowtriangle.left+ .charger.arrowtriangle.right+ .charger.exclamationmark+ .charger.slash+ .plug.ac.gb.t+ .plug.ac.type.1+
        ev .plug.ac.type.2+ .plug.dc.ccs1+ .plug.dc.ccs2+ .plug.dc.chademo+ .plug.dc.gb.t+ .plug.dc.nacs+
        exclamationmark . .2 .3 .applewatch .arrow.circlepath .arrow.triangle.2.circlepath .arrow.trianglehead.2.clockwise.rotate.90
        exclamationmark .arrow.trianglehead.counterclockwise.rotate.90 .brakesignal .bubble+ .bubble.circle+ .circle+ .icloud+ .lock+ .magnifyingglass
        exclamationmark .message+ .octagon+ .questionmark/ar .shield+ .square+ .tirepressure .transmission .triangle+ .triangle.text.page/rtl
        exclamationmark .triangle.text.page.fill/rtl .warninglight+
        externaldrive .+ .badge.checkmark .badge.exclamationmark .badge.icloud .badge.minus .badge.person.crop .badge.plus .badge.questionmark/ar
        externaldrive .badge.timemachine .badge.wifi .badge.xmark .connected.to.line.below+ .fill.badge.checkmark .fill.badge.exclamationmark
        externaldrive .fill.badge.icloud .fill.badge.minus .fill.badge.person.crop .fill.badge.plus .fill.badge.questionmark/ar .fill.badge.timemachine
        externaldrive .fill.badge.wifi .fill.badge.xmark .fill.trianglebadge.exclamationmark .trianglebadge.exclamationmark
        eye .+ .circle+ .half.closed+ .slash+ .slash.circle+ .square+ .trianglebadge.exclamationmark+
        eyebrow .
        eyedropper . .full .halffull
        eyeglasses . .slash
        eyes . .inverse
        f .circle+ .cursive .cursive.circle+ .cursive.slash .square+
        face .dashed+ .smiling+ .smiling.inverse
        faceid .
        facemask .+
        fan .+ .and.light.ceiling+ .badge.arrow.up.and.down.and.arrow.left.and.right+ .badge.automatic+ .ceiling+ .circle+ .desk+ .floor+ .gauge.open
        fan .oscillation+ .slash+
        fanblades .+ .slash+
        faxmachine .+
        ferry .+
        fiberchannel .
        fibrechannel .
        field .of.view.ultrawide+ .of.view.wide+
        figure . .2 .2.and.child.holdinghands .2.arms.open .2.circle+ .2.left.holdinghands .2.right.holdinghands .american.football .american.football.circle+
        figure .and.child.holdinghands .archery .archery.circle+ .arms.open .australian.football .australian.football.circle+ .badminton .badminton.circle+
        figure .barre .barre.circle+ .baseball .baseball.circle+ .basketball .basketball.circle+ .bowling .bowling.circle+ .boxing .boxing.circle+ .child
        figure .child.and.lock+ .child.and.lock.open+ .child.circle+ .climbing .climbing.circle+ .cooldown .cooldown.circle+ .core.training
        figure .core.training.circle+ .cricket .cricket.circle+ .cross.training .cross.training.circle+ .curling .curling.circle+ .dance .dance.circle+
        figure .disc.sports .disc.sports.circle+ .dress.line.vertical.figure .elliptical .elliptical.circle+ .equestrian.sports .equestrian.sports.circle+
        figure .fall .fall.circle+ .fencing .fencing.circle+ .field.hockey .field.hockey.circle+ .fishing .fishing.circle+ .flexibility .flexibility.circle+
        figure .golf .golf.circle+ .gymnastics .gymnastics.circle+ .hand.cycling .hand.cycling.circle+ .handball .handball.circle+
        figure .highintensity.intervaltraining .highintensity.intervaltraining.circle+ .hiking .hiking.circle+ .hockey .hockey.circle+ .hunting
        figure .hunting.circle+ .ice.hockey .ice.hockey.circle+ .ice.skating .ice.skating.circle+ .indoor.cycle .indoor.cycle.circle+ .indoor.rowing
        figure .indoor.rowing.circle+ .indoor.soccer .indoor.soccer.circle+ .jumprope .jumprope.circle+ .kickboxing .kickboxing.circle+ .lacrosse
        figure .lacrosse.circle+ .martial.arts .martial.arts.circle+ .mind.and.body .mind.and.body.circle+ .mixed.cardio .mixed.cardio.circle+
        figure .open.water.swim .open.water.swim.circle+ .outdoor.cycle .outdoor.cycle.circle+ .outdoor.rowing .outdoor.rowing.circle+ .outdoor.soccer
        figure .outdoor.soccer.circle+ .pickleball .pickleball.circle+ .pilates .pilates.circle+ .play .play.circle+ .pool.swim .pool.swim.circle+
        figure .racquetball .racquetball.circle+ .roll .roll.circle+ .roll.runningpace .roll.runningpace.circle+ .rolling .rolling.circle+ .rower .rugby
        figure .rugby.circle+ .run .run.circle+ .run.square.stack+ .run.treadmill .run.treadmill.circle+ .sailing .sailing.circle+ .seated.seatbelt
        figure .seated.seatbelt.and.airbag.off .seated.seatbelt.and.airbag.on .seated.seatbelt.left.drive.seats.1+ .seated.seatbelt.left.drive.seats.1.1+
        figure .seated.seatbelt.left.drive.seats.1.2+ .seated.seatbelt.left.drive.seats.2+ .seated.seatbelt.left.drive.seats.2.2+
        figure .seated.seatbelt.left.drive.seats.2.2.2+ .seated.seatbelt.left.drive.seats.2.2.3+ .seated.seatbelt.left.drive.seats.2.3+
        figure .seated.seatbelt.left.drive.seats.2.3.2+ .seated.seatbelt.left.drive.seats.2.3.3+ .seated.seatbelt.left.drive.seats.3+
        figure .seated.seatbelt.left.drive.seats.3.3+ .seated.seatbelt.left.drive.seats.3.3.3+ .seated.side .seated.side.air.distribution.lower
        figure .seated.side.air.distribution.middle .seated.side.air.distribution.middle.and.lower .seated.side.air.distribution.middle.and.lower.angled
        figure .seated.side.air.distribution.upper .seated.side.air.distribution.upper.angled.and.lower.angled
        figure .seated.side.air.distribution.upper.angled.and.middle .seated.side.air.distribution.upper.angled.and.middle.and.lower.angled
        figure .seated.side.air.lower .seated.side.air.upper .seated.side.air.upper.and.lower .seated.side.air.windshield .seated.side.airbag.off
        figure .seated.side.airbag.off.2 .seated.side.airbag.on .seated.side.airbag.on.2 .seated.side.automatic .seated.side.left
        figure .seated.side.left.air.distribution.indirect .seated.side.left.air.distribution.lower
        figure .seated.side.left.air.distribution.lower.angled.and.upper.angled .seated.side.left.air.distribution.middle
        figure .seated.side.left.air.distribution.middle.and.lower .seated.side.left.air.distribution.middle.and.lower.angled
        figure .seated.side.left.air.distribution.upper .seated.side.left.air.distribution.upper.and.middle.and.lower
        figure .seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled
        figure .seated.side.left.air.distribution.upper.angled.and.lower.angled .seated.side.left.air.distribution.upper.angled.and.middle
        figure .seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled .seated.side.left.airbag.off .seated.side.left.airbag.off.2
        figure .seated.side.left.airbag.on .seated.side.left.airbag.on.2 .seated.side.left.automatic .seated.side.left.fan .seated.side.left.steeringwheel
        figure .seated.side.left.windshield.front.and.heat.waves .seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
        figure .seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
        figure .seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        figure .seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
        figure .seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        figure .seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        figure .seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower .seated.side.right
        figure .seated.side.right.air.distribution.indirect .seated.side.right.air.distribution.lower
        figure .seated.side.right.air.distribution.lower.angled.and.upper.angled .seated.side.right.air.distribution.middle
        figure .seated.side.right.air.distribution.middle.and.lower .seated.side.right.air.distribution.middle.and.lower.angled
        figure .seated.side.right.air.distribution.upper .seated.side.right.air.distribution.upper.and.middle.and.lower
        figure .seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled
        figure .seated.side.right.air.distribution.upper.angled.and.lower.angled .seated.side.right.air.distribution.upper.angled.and.middle
        figure .seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled .seated.side.right.airbag.off .seated.side.right.airbag.off.2
        figure .seated.side.right.airbag.on .seated.side.right.airbag.on.2 .seated.side.right.automatic .seated.side.right.child.lap .seated.side.right.fan
        figure .seated.side.right.steeringwheel .seated.side.right.windshield.front.and.heat.waves
        figure .seated.side.right.windshield.front.and.heat.waves.air.distribution.lower
        figure .seated.side.right.windshield.front.and.heat.waves.air.distribution.middle
        figure .seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        figure .seated.side.right.windshield.front.and.heat.waves.air.distribution.upper
        figure .seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        figure .seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        figure .seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower .seated.side.windshield.front.and.heat.waves
        figure .seated.side.windshield.front.and.heat.waves.air.distribution.lower .seated.side.windshield.front.and.heat.waves.air.distribution.middle
        figure .seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        figure .seated.side.windshield.front.and.heat.waves.air.distribution.upper
        figure .seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        figure .seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        figure .seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower .skateboarding .skateboarding.circle+ .skating
        figure .skiing.crosscountry .skiing.crosscountry.circle+ .skiing.downhill .skiing.downhill.circle+ .snowboarding .snowboarding.circle+ .soccer
        figure .socialdance .socialdance.circle+ .softball .softball.circle+ .squash .squash.circle+ .stair.stepper .stair.stepper.circle+ .stairs
        figure .stairs.circle+ .stand .stand.dress .stand.dress.line.vertical.figure .stand.line.dotted.figure.stand .step.training .step.training.circle+
        figure .strengthtraining.functional .strengthtraining.functional.circle+ .strengthtraining.traditional .strengthtraining.traditional.circle+ .surfing
        figure .surfing.circle+ .table.tennis .table.tennis.circle+ .taichi .taichi.circle+ .tennis .tennis.circle+ .track.and.field .track.and.field.circle+
        figure .volleyball .volleyball.circle+ .walk .walk.arrival .walk.circle+ .walk.departure .walk.diamond+ .walk.motion
        figure .walk.motion.trianglebadge.exclamationmark .walk.suitcase.rolling .walk.suitcase.rolling.circle+ .walk.treadmill .walk.treadmill.circle+
        figure .walk.triangle+ .water.fitness .water.fitness.circle+ .waterpolo .waterpolo.circle+ .wave .wave.circle+ .wrestling .wrestling.circle+ .yoga
        figure .yoga.circle+
        filemenu .and.cursorarrow/rtl .and.pointer.arrow/rtl .and.selection
        film .+ .circle+ .stack+
        finder .
        fire .extinguisher+
        fireplace .+
        firewall .+
        fireworks .
        fish .+ .circle+
        flag .+ .2.crossed+ .2.crossed.circle+ .and.flag.filled.crossed .badge.ellipsis+ .checkered .checkered.2.crossed .checkered.circle+ .circle+
        flag .filled.and.flag.crossed .pattern.checkered .pattern.checkered.2.crossed .pattern.checkered.circle+ .pattern.checkered.lc .slash+ .slash.circle+
        flag .square+
        flame .+ .circle+ .gauge.open
        flashlight .off.circle+ .off.fill .on.circle+ .on.fill .slash .slash.circle+
        flask .+
        fleuron .+
        flip .horizontal+
        flipphone .
        florinsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        florinsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        flowchart .+
        fluid .batteryblock .brakesignal .coolant .transmission
        fn .
        folder .+ .badge.gear .badge.gearshape .badge.minus .badge.person.crop .badge.plus .badge.questionmark/ar .circle+ .fill.badge.gear
        folder .fill.badge.gearshape .fill.badge.minus .fill.badge.person.crop .fill.badge.plus .fill.badge.questionmark/ar
        football .+ .circle+
        fork .knife .knife.circle+
        formfitting .gamecontroller+
        forward .+ .circle+ .end+ .end.alt+ .end.circle+ .frame+
        fossil .shell+
        francsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        francsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        frying .pan+
        fuel .filter.water
        fuelpump .+ .and.filter .arrowtriangle.left+ .arrowtriangle.right+ .circle+ .exclamationmark+ .slash+ .thermometer+
        function ./ar
        fx .
        g .circle+ .square+
        gamecontroller .+ .circle+
        gauge . .badge.minus .badge.plus .chart.lefthalf.righthalf .chart.leftthird.topthird.rightthird .high .low .medium .medium.badge.minus
        gauge .medium.badge.plus .open .open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward .open.with.lines.needle.33percent
        gauge .open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent .open.with.lines.needle.33percent.and.arrowtriangle
        gauge .open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent .open.with.lines.needle.67percent.and.arrowtriangle
        gauge .open.with.lines.needle.67percent.and.arrowtriangle.and.car .open.with.lines.needle.84percent.exclamation .with.dots.needle.0percent
        gauge .with.dots.needle.100percent .with.dots.needle.33percent .with.dots.needle.50percent .with.dots.needle.67percent
        gauge .with.dots.needle.bottom.0percent .with.dots.needle.bottom.100percent .with.dots.needle.bottom.50percent
        gauge .with.dots.needle.bottom.50percent.badge.minus .with.dots.needle.bottom.50percent.badge.plus .with.needle+
        gear . .badge/rtl .badge.checkmark .badge.questionmark .badge.xmark .circle+
        gearshape .+ .2+ .arrow.triangle.2.circlepath .arrow.trianglehead.2.clockwise.rotate.90 .circle+
        gearshift .layout.sixspeed
        gift .+ .circle+
        giftcard .+
        globe .+ .americas+ .asia.australia+ .badge.chevron.backward .badge.clock+ .central.south.asia+ .desk+ .europe.africa+
        glowplug .
        gobackward . .10/ar/hi .15/ar/hi .30/ar/hi .45/ar/hi .5/ar/hi .60/ar/hi .75/ar/hi .90/ar/hi .minus
        goforward . .10/ar/hi .15/ar/hi .30/ar/hi .45/ar/hi .5/ar/hi .60/ar/hi .75/ar/hi .90/ar/hi .plus
        graduationcap .+ .circle+
        graph .2d .3d
        greaterthan . .circle+ .square+
        greaterthanorequalto . .circle+ .square+
        greetingcard .+
        grid . .circle+
        guaranisign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        guaranisign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        guidepoint .horizontal .vertical .vertical.arrowtriangle.forward .vertical.numbers
        guitars .+
        gym .bag+
        gyroscope .
        h .circle+ .square+ .square.fill.on.square.fill .square.on.square+
        hammer .+ .circle+
        hand .app+ .draw+ .draw.badge.ellipsis+ .palm.facing+ .pinch+ .point.down+ .point.left+ .point.right+ .point.up+ .point.up.braille+
        hand .point.up.braille.badge.ellipsis+ .point.up.left+ .point.up.left.and.text+ .raised+ .raised.app+ .raised.brakesignal .raised.brakesignal.slash
        hand .raised.circle+ .raised.fingers.spread+ .raised.palm.facing+ .raised.slash+ .raised.square+ .raised.square.on.square+ .rays+ .tap+ .thumbsdown+
        hand .thumbsdown.circle+ .thumbsdown.filled.hand.thumbsup .thumbsdown.hand.thumbsup+ .thumbsdown.hand.thumbsup.filled .thumbsdown.slash+ .thumbsup+
        hand .thumbsup.circle+ .thumbsup.slash+ .wave+
        handbag .+ .circle+ .sensor.tag.radiowaves.left.and.right+
        hands .and.sparkles+ .clap+ .sparkles+
        hanger .
        hare .+ .circle+
        hat .cap+ .widebrim+
        hazardsign .+
        head .profile.arrow.forward.and.vision.pro .profile.arrow.forward.and.visionpro
        headlight .daytime+ .fog+ .high.beam+ .low.beam+
        headphones . .circle+ .dots .over.ear .sensor.tag.radiowaves.left.and.right+ .slash
        headset . .circle+
        hearingaid .ear
        hearingdevice .and.signal.meter+ .ear+
        heart .+ .badge.bolt+ .badge.bolt.slash+ .circle+ .gauge.open .rectangle+ .slash+ .slash.circle+ .square+ .text.clipboard+ .text.square+
        heat .element.windshield .waves .waves.and.fan .waves.circle+ .waves.gauge.open
        heater .vertical+
        helm .
        helmet .+
        hexagon .+ .bottomhalf.filled .lefthalf.filled .righthalf.filled .tophalf.filled
        hifireceiver .+
        hifispeaker .+ .2+ .2.badge.minus+ .2.badge.plus+ .and.appletv/rtl .and.appletv.fill/rtl .and.homepod+ .and.homepod.badge.minus+
        hifispeaker .and.homepod.badge.plus+ .and.homepod.mini+ .and.homepod.mini.badge.minus+ .and.homepod.mini.badge.plus+ .and.homepodmini+ .arrow.forward+
        hifispeaker .badge.minus+ .badge.plus+
        highlighter . .badge.ellipsis
        hockey .puck+ .puck.circle+
        hold .brakesignal
        homekit .
        homepod .+ .2+ .2.badge.minus+ .2.badge.plus+ .and.appletv/rtl .and.appletv.fill/rtl .and.homepod.mini+ .and.homepod.mini.badge.minus+
        homepod .and.homepod.mini.badge.plus+ .and.homepodmini+ .arrow.forward+ .badge.checkmark/rtl .badge.checkmark.fill/rtl .badge.minus+ .badge.plus+
        homepod .mini+ .mini.2+ .mini.2.badge.minus+ .mini.2.badge.plus+ .mini.and.appletv/rtl .mini.and.appletv.fill/rtl .mini.arrow.forward+
        homepod .mini.badge.checkmark/rtl .mini.badge.checkmark.fill/rtl .mini.badge.minus+ .mini.badge.plus+
        homepodmini .+ .2+ .and.appletv/rtl .and.appletv.fill/rtl
        horn .+ .blast+
        hourglass . .and.lock .badge.eye .badge.lock .badge.plus .bottomhalf.fill .bottomhalf.filled .circle+ .tophalf.fill .tophalf.filled
        house .+ .and.flag+ .and.flag.circle+ .badge.exclamationmark+ .badge.wifi+ .circle+ .lodge+ .lodge.circle+ .slash+
        hryvniasign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        hryvniasign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        humidifier .+ .and.droplets+ .and.ellipsis+
        humidity .+
        hurricane . .circle+
        hydrogen . .circle+ .square+
        i .circle+ .square+
        icloud .+ .and.arrow.down+ .and.arrow.up+ .circle+ .dashed .slash+ .square+
        increase .indent .quotelevel
        indianrupeesign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        indianrupeesign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        infinity . .circle+
        info . .bubble/rtl .bubble.fill/rtl .circle+ .circle.text.page/rtl .circle.text.page.fill/rtl .square+ .triangle+ .windshield
        inhaler .+
        inset .filled.applewatch.case .filled.bottomhalf.rectangle .filled.bottomhalf.rectangle.portrait .filled.bottomhalf.tophalf.rectangle
        inset .filled.bottomleading.bottomtrailing.rectangle .filled.bottomleading.rectangle .filled.bottomleading.rectangle.portrait
        inset .filled.bottomleft.bottomright.rectangle .filled.bottomleft.rectangle .filled.bottomleft.rectangle.portrait .filled.bottomright.rectangle
        inset .filled.bottomright.rectangle.portrait .filled.bottomthird.rectangle .filled.bottomthird.rectangle.portrait .filled.bottomthird.square
        inset .filled.bottomtrailing.rectangle .filled.bottomtrailing.rectangle.portrait .filled.capsule .filled.capsule.portrait .filled.center.rectangle
        inset .filled.center.rectangle.badge.plus .filled.center.rectangle.portrait .filled.circle .filled.circle.dashed .filled.circle.slash .filled.diamond
        inset .filled.leadinghalf.arrow.leading.rectangle .filled.leadinghalf.rectangle .filled.leadinghalf.rectangle.portrait
        inset .filled.leadinghalf.toptrailing.bottomtrailing.rectangle .filled.leadinghalf.trailinghalf.rectangle .filled.leadingthird.rectangle
        inset .filled.leadingthird.rectangle.portrait .filled.leadingthird.square .filled.lefthalf.arrow.left.rectangle .filled.lefthalf.rectangle
        inset .filled.lefthalf.rectangle.portrait .filled.lefthalf.righthalf.rectangle .filled.lefthalf.topright.bottomright.rectangle
        inset .filled.leftthird.middlethird.rightthird.rectangle .filled.leftthird.rectangle .filled.leftthird.rectangle.portrait .filled.leftthird.square
        inset .filled.oval .filled.oval.portrait .filled.pano .filled.rectangle .filled.rectangle.and.cursorarrow .filled.rectangle.and.person.filled
        inset .filled.rectangle.and.person.filled.circle+ .filled.rectangle.and.pointer.arrow .filled.rectangle.badge.record .filled.rectangle.on.rectangle
        inset .filled.rectangle.portrait .filled.righthalf.arrow.right.rectangle .filled.righthalf.lefthalf.rectangle .filled.righthalf.rectangle
        inset .filled.righthalf.rectangle.portrait .filled.rightthird.rectangle .filled.rightthird.rectangle.portrait .filled.rightthird.square .filled.square
        inset .filled.square.dashed .filled.tophalf.bottomhalf.rectangle .filled.tophalf.bottomleft.bottomright.rectangle .filled.tophalf.rectangle
        inset .filled.tophalf.rectangle.portrait .filled.topleading.bottomleading.trailinghalf.rectangle .filled.topleading.rectangle
        inset .filled.topleading.rectangle.portrait .filled.topleft.bottomleft.righthalf.rectangle .filled.topleft.rectangle
        inset .filled.topleft.rectangle.portrait .filled.topleft.topright.bottomhalf.rectangle .filled.topleft.topright.bottomleft.bottomright.rectangle
        inset .filled.topright.rectangle .filled.topright.rectangle.portrait .filled.topthird.middlethird.bottomthird.rectangle .filled.topthird.rectangle
        inset .filled.topthird.rectangle.portrait .filled.topthird.square .filled.toptrailing.rectangle .filled.toptrailing.rectangle.portrait
        inset .filled.trailinghalf.arrow.trailing.rectangle .filled.trailinghalf.leadinghalf.rectangle .filled.trailinghalf.rectangle
        inset .filled.trailinghalf.rectangle.portrait .filled.trailingthird.rectangle .filled.trailingthird.rectangle.portrait .filled.trailingthird.square
        inset .filled.triangle .filled.tv
        internaldrive .+
        ipad . .and.arrow.forward .and.iphone .and.iphone.slash .badge.checkmark .badge.exclamationmark .badge.location .badge.play .case
        ipad .case.and.iphone.case .gen1 .gen1.badge.exclamationmark .gen1.badge.location .gen1.badge.play .gen1.crop.homebutton.circle .gen1.landscape
        ipad .gen1.landscape.badge.exclamationmark .gen1.landscape.badge.location .gen1.landscape.badge.play .gen1.landscape.slash .gen1.sizes .gen1.slash
        ipad .gen2 .gen2.badge.exclamationmark .gen2.badge.location .gen2.badge.play .gen2.landscape .gen2.landscape.badge.exclamationmark
        ipad .gen2.landscape.badge.location .gen2.landscape.badge.play .gen2.landscape.slash .gen2.sizes .gen2.slash .homebutton .homebutton.badge.play
        ipad .homebutton.landscape .homebutton.landscape.badge.play .landscape .landscape.and.applewatch .landscape.and.iphone .landscape.and.iphone.slash
        ipad .landscape.and.ipod .landscape.badge.exclamationmark .landscape.badge.location .landscape.badge.play .rear.camera .sizes
        iphone . .and.arrow.forward .and.arrow.forward.inward .and.arrow.forward.outward .and.arrow.left.and.arrow.right
        iphone .and.arrow.left.and.arrow.right.inward .and.arrow.right.inward .and.arrow.right.outward .and.ipod .and.vision.pro .app.switcher
        iphone .badge.checkmark .badge.exclamationmark .badge.location .badge.play .case .circle+ .crop.circle .dock.motorized.viewfinder .gen1
        iphone .gen1.and.arrow.left .gen1.badge.exclamationmark .gen1.badge.location .gen1.badge.play .gen1.circle+ .gen1.crop.circle
        iphone .gen1.crop.homebutton.circle .gen1.landscape .gen1.landscape.slash .gen1.motion .gen1.radiowaves.left.and.right
        iphone .gen1.radiowaves.left.and.right.circle+ .gen1.sizes .gen1.slash .gen1.slash.circle+ .gen2 .gen2.and.arrow.left.and.arrow.right.inward
        iphone .gen2.badge.exclamationmark .gen2.badge.location .gen2.badge.play .gen2.circle+ .gen2.crop.circle .gen2.landscape .gen2.landscape.slash
        iphone .gen2.motion .gen2.radiowaves.left.and.right .gen2.radiowaves.left.and.right.circle+ .gen2.sizes .gen2.slash .gen2.slash.circle+ .gen3
        iphone .gen3.and.arrow.left.and.arrow.right.inward .gen3.badge.exclamationmark .gen3.badge.location .gen3.badge.play .gen3.circle+ .gen3.crop.circle
        iphone .gen3.landscape .gen3.landscape.slash .gen3.motion .gen3.radiowaves.left.and.right .gen3.radiowaves.left.and.right.circle+ .gen3.sizes
        iphone .gen3.slash .gen3.slash.circle+ .homebutton .homebutton.badge.play .homebutton.circle+ .homebutton.landscape
        iphone .homebutton.radiowaves.left.and.right .homebutton.radiowaves.left.and.right.circle+ .homebutton.slash .homebutton.slash.circle+ .landscape
        iphone .motion .pattern.diagonalline .pattern.diagonalline.on.rectangle.portrait.dashed .radiowaves.left.and.right .radiowaves.left.and.right.circle+
        iphone .rear.camera .sizes .slash .slash.circle+ .smartbatterycase.gen1 .smartbatterycase.gen2
        ipod . .and.applewatch .and.vision.pro .shuffle.gen1 .shuffle.gen2 .shuffle.gen3 .shuffle.gen4 .touch .touch.landscape .touch.slash
        ipodshuffle .gen1 .gen2 .gen3 .gen4
        ipodtouch . .landscape .slash
        italic .
        ivfluid .bag+
        j .circle+ .square+ .square.fill.on.square.fill .square.on.square+
        jacket .+ .circle+ .sensor.tag.radiowaves.left.and.right+
        k . .circle+ .square+
        kashida .arabic
        key .+ .2.on.ring+ .car.radiowaves.forward/rtl .car.radiowaves.forward.fill/rtl .car.side+ .card+ .circle+ .convertible.side+ .horizontal+ .icloud+
        key .radiowaves.forward+ .radiowaves.forward.slash+ .sensor.tag.radiowaves.left.and.right+ .shield+ .slash+ .suv.side+ .truck.pickup.side+ .viewfinder
        keyboard .+ .badge.ellipsis+ .badge.eye+ .chevron.compact.down+ .chevron.compact.left+ .macwindow .onehanded.left+ .onehanded.right+
        kipsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        kipsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        kph . .circle+
        l .button.roundedbottom.horizontal+ .circle+ .joystick+ .joystick.down+ .joystick.press.down+ .joystick.tilt.down+ .joystick.tilt.left+
        l .joystick.tilt.right+ .joystick.tilt.up+ .rectangle.roundedbottom+ .square+
        l1 .button.roundedbottom.horizontal+ .circle+ .rectangle.roundedbottom+
        l2 .button.angledtop.vertical.left+ .button.roundedtop.horizontal+ .circle+ .rectangle.roundedtop+
        l3 .button.angledbottom.horizontal.left+
        l4 .button.horizontal+
        ladybug .+ .circle+ .slash+ .slash.circle+
        lamp .ceiling+ .ceiling.inverse .desk+ .floor+ .table+
        lane .
        lanyardcard .+
        laptopcomputer . .and.arrow.down .and.ipad .and.iphone .badge.checkmark .slash .trianglebadge.exclamationmark
        largecircle .fill.circle
        larisign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        larisign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        laser .burst
        lasso . .and.sparkles .badge.sparkles .sparkles
        latch .2.case+
        laurel .leading .leading.laurel.trailing .trailing
        lb .button.roundedbottom.horizontal+ .circle+ .rectangle.roundedbottom+
        leaf .+ .arrow.circlepath .arrow.triangle.circlepath .arrow.trianglehead.clockwise .circle+
        left . .circle+
        lessthan . .circle+ .square+
        lessthanorequalto . .circle+ .square+
        level .+
        licenseplate .+
        lifepreserver .+
        light .beacon.max+ .beacon.min+ .cylindrical.ceiling+ .cylindrical.ceiling.inverse .max .min .overhead.left+ .overhead.right+ .panel+ .recessed+
        light .recessed.3+ .recessed.3.inverse .recessed.inverse .ribbon+ .strip.2+
        lightbulb .+ .2+ .circle+ .led+ .led.wide+ .max+ .min+ .min.badge.exclamationmark+ .slash+
        lightrail .+
        lightspectrum .horizontal
        lightswitch .off+ .off.square+ .on+ .on.square+
        line .2.horizontal.decrease.circle+ .3.crossed.swirl.circle+ .3.horizontal .3.horizontal.button.angledtop.vertical.right+ .3.horizontal.circle+
        line .3.horizontal.decrease .3.horizontal.decrease.circle+ .diagonal .diagonal.arrow .diagonal.trianglehead.up.right
        line .diagonal.trianglehead.up.right.left.down .horizontal.2.decrease.circle+ .horizontal.3 .horizontal.3.circle+ .horizontal.3.decrease
        line .horizontal.3.decrease.circle+ .horizontal.star.fill.line.horizontal
        lines .measurement.horizontal .measurement.horizontal.aligned.bottom .measurement.vertical
        lineweight .
        link . .badge.plus .circle+ .icloud+
        lirasign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        lirasign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        list .and.film .bullet .bullet.badge.ellipsis .bullet.below.rectangle .bullet.circle+ .bullet.clipboard+ .bullet.indent .bullet.rectangle+
        list .bullet.rectangle.portrait+ .clipboard+ .dash .dash.badge.ellipsis .dash.header.rectangle+ .number/ar/hi/rtl .number.badge.ellipsis/hi/rtl .star
        list .triangle
        livephoto . .badge.a .badge.automatic .play .slash
        lizard .+ .circle+
        lm .button.horizontal+
        location .+ .app+ .circle+ .fill.viewfinder .magnifyingglass .north+ .north.circle+ .north.line+ .slash+ .slash.circle+ .square+ .viewfinder
        lock .+ .app.dashed .applewatch .badge.checkmark+ .badge.clock+ .badge.xmark+ .circle+ .circle.dotted .desktopcomputer .display .doc+ .document+
        lock .heart+ .icloud+ .ipad .iphone .laptopcomputer .open+ .open.applewatch .open.desktopcomputer .open.display .open.ipad .open.iphone
        lock .open.laptopcomputer .open.rotation .open.trianglebadge.exclamationmark+ .rectangle+ .rectangle.dashed .rectangle.on.rectangle+
        lock .rectangle.on.rectangle.dashed .rectangle.stack+ .rotation .rotation.open .shield+ .slash+ .square+ .square.dashed .square.stack+
        lock .trianglebadge.exclamationmark+
        logo .playstation .xbox
        long .text.page.and.pencil+
        loupe .
        lsb .button.angledbottom.horizontal.left+
        lt .button.roundedtop.horizontal+ .circle+ .rectangle.roundedtop+
        lungs .+
        m .circle+ .square+
        m1 .button.horizontal+
        m2 .button.horizontal+
        m3 .button.horizontal+
        m4 .button.horizontal+
        macbook . .and.applewatch .and.ipad .and.iphone .and.ipod .and.vision.pro .and.visionpro .badge.checkmark .badge.exclamationmark
        macbook .badge.shield.checkmark .gen1 .gen1.sizes .gen2 .gen2.sizes .sizes .slash .trianglebadge.exclamationmark
        macmini .+ .badge.checkmark+ .gen2+ .gen3+
        macpro .gen1+ .gen2+ .gen3+ .gen3.badge.ckeckmark+ .gen3.server
        macstudio .+ .badge.checkmark+
        macwindow . .and.cursorarrow/rtl .and.pointer.arrow/rtl .badge.plus .on.rectangle/rtl .stack
        magazine .+
        magicmouse .+
        magnifyingglass . .circle+
        magsafe .batterypack+
        mail .+ .and.text.magnifyingglass/rtl .stack+
        malaysianringgitsign . .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        malaysianringgitsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        manatsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        manatsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        map .+ .circle+
        mappin . .and.ellipse .and.ellipse.circle+ .circle+ .slash .slash.circle+ .square+
        matter .logo
        mecca .
        medal .+ .star+
        mediastick .
        medical .thermometer+
        megaphone .+
        memories . .badge.checkmark .badge.minus .badge.plus .badge.xmark .slash
        memorychip .+
        menubar .arrow.down.rectangle .arrow.up.rectangle .dock.rectangle .dock.rectangle.badge.record .rectangle
        menucard .+
        message .+ .and.waveform+ .badge/rtl .badge.circle/rtl .badge.circle.fill/rtl .badge.fill/rtl .badge.filled.fill/rtl .badge.waveform+ .circle+
        metronome .+
        mic .+ .and.signal.meter+ .badge.plus .badge.xmark .circle+ .fill.badge.plus .fill.badge.xmark .slash+ .slash.circle+ .square+
        microbe .+ .circle+
        microphone .+ .and.signal.meter+ .badge.ellipsis+ .badge.plus+ .badge.xmark+ .circle+ .slash+ .slash.circle+ .square+
        microwave .+
        millsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        millsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        minus . .arrow.trianglehead.clockwise .arrow.trianglehead.counterclockwise .circle+ .diamond+ .forwardslash.plus .magnifyingglass
        minus .plus.and.fluid.batteryblock .plus.batteryblock+ .plus.batteryblock.exclamationmark+ .plus.batteryblock.slash+ .plus.batteryblock.stack+
        minus .plus.batteryblock.stack.arrowtriangle.left+ .plus.batteryblock.stack.arrowtriangle.right+
        minus .plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left+ .plus.batteryblock.stack.exclamationmark+
        minus .plus.lines.measurement.horizontal.aligned.bottom .rectangle+ .rectangle.portrait+ .slash.plus .square+
        mirror .side.left .side.left.and.arrow.turn.down.right .side.left.and.heat.waves .side.right .side.right.and.arrow.turn.down.left
        mirror .side.right.and.heat.waves
        moon .+ .circle+ .dust+ .dust.circle+ .haze+ .haze.circle+ .road.lanes .stars+ .stars.circle+ .zzz+
        moonphase .first.quarter .first.quarter.inverse .full.moon .full.moon.inverse .last.quarter .last.quarter.inverse .new.moon .new.moon.inverse
        moonphase .waning.crescent .waning.crescent.inverse .waning.gibbous .waning.gibbous.inverse .waxing.crescent .waxing.crescent.inverse .waxing.gibbous
        moonphase .waxing.gibbous.inverse
        moonrise .+ .circle+
        moonset .+ .circle+
        moped .+
        mosaic .+
        motorcycle .+
        mount .+
        mountain .2+ .2.circle+
        mouth .+
        move .3d
        movieclapper .+
        mph . .circle+
        mug .+
        multiply . .circle+ .square+
        music .house+ .mic .mic.circle+ .microphone .microphone.circle+ .note .note.arrow.trianglehead.clockwise .note.house+ .note.list .note.slash
        music .note.square.stack+ .note.tv+ .pages+ .quarternote.3
        mustache .+
        n .circle+ .square+
        nairasign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        nairasign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        network . .badge.shield.half.filled .slash
        newspaper .+ .circle+
        norwegiankronesign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        norwegiankronesign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        nose .+
        nosign . .app+ .badge.clock
        note . .text .text.badge.plus
        notequal . .circle+ .square+
        number . .circle+ .square+
        numbers ./ar/bn/gu/hi/km/kn/ml/mni/mr/my/or/pa/sat/te .rectangle/ar/hi .rectangle.fill/ar/hi
        numbersign .
        o .circle+ .square+
        oar .2.crossed .2.crossed.circle+
        octagon .+ .bottomhalf.filled .lefthalf.filled .righthalf.filled .tophalf.filled
        oilcan .+ .and.thermometer+
        opticaldisc .+
        opticaldiscdrive .+
        opticid .+
        option .
        oval .+ .bottomhalf.filled .inset.filled .lefthalf.filled .portrait+ .portrait.bottomhalf.filled .portrait.inset.filled .portrait.lefthalf.filled
        oval .portrait.righthalf.filled .portrait.tophalf.filled .righthalf.filled .tophalf.filled
        oven .+
        p .circle+ .square+
        p1 .button.horizontal+
        p2 .button.horizontal+
        p3 .button.horizontal+
        p4 .button.horizontal+
        pad .header
        paddleshifter .left+ .right+
        paint .bucket.classic
        paintbrush .+ .pointed+
        paintpalette .+
        pano .+ .badge.play+
        paperclip . .badge.ellipsis .circle+
        paperplane .+ .circle+
        paragraph .
        paragraphsign .
        parentheses .
        parkinglight .+
        parkingsign . .brakesignal .brakesignal.slash .circle+ .radiowaves.down.right.off .radiowaves.left.and.right .radiowaves.left.and.right.slash
        parkingsign .radiowaves.right.and.safetycone .square+ .steeringwheel
        party .popper+
        pause .+ .circle+ .rectangle+
        pawprint .+ .circle+
        pc .
        peacesign .
        pedal .accelerator+ .brake+ .clutch+
        pedestrian .gate.closed .gate.closed.trianglebadge.exclamationmark .gate.open .gate.open.trianglebadge.exclamationmark
        pencil . .and.ellipsis.rectangle .and.list.clipboard/rtl .and.outline .and.ruler+ .and.scribble .circle+ .line .slash .tip .tip.crop.circle+
        pencil .tip.crop.circle.badge.arrow.forward+ .tip.crop.circle.badge.minus+ .tip.crop.circle.badge.plus+
        pentagon .+ .bottomhalf.filled .lefthalf.filled .righthalf.filled .tophalf.filled
        percent ./ar
        person .+ .2+ .2.arrow.trianglehead.counterclockwise .2.badge+ .2.badge.gearshape+ .2.badge.key+ .2.badge.minus+ .2.badge.plus+ .2.circle+
        person .2.crop.square.stack+ .2.gobackward .2.shield+ .2.slash+ .2.square.stack+ .2.wave.2+ .3+ .3.sequence+ .and.arrow.left.and.arrow.right
        person .and.arrow.left.and.arrow.right.outward .and.background.dotted .and.background.striped.horizontal .badge.clock+ .badge.key+ .badge.minus+
        person .badge.plus+ .badge.shield.checkmark+ .badge.shield.exclamationmark+ .bubble+ .bust+ .bust.circle+ .checkmark.and.xmark/rtl .circle+
        person .crop.artframe .crop.badge.magnifyingglass+ .crop.circle+ .crop.circle.badge+ .crop.circle.badge.checkmark .crop.circle.badge.clock+
        person .crop.circle.badge.ellipsis+ .crop.circle.badge.exclam .crop.circle.badge.exclamationmark+ .crop.circle.badge.minus .crop.circle.badge.moon+
        person .crop.circle.badge.plus .crop.circle.badge.questionmark/ar .crop.circle.badge.questionmark.fill/ar .crop.circle.badge.xmark .crop.circle.dashed
        person .crop.circle.dashed.circle+ .crop.circle.fill.badge.checkmark .crop.circle.fill.badge.exclam .crop.circle.fill.badge.exclamationmark
        person .crop.circle.fill.badge.minus .crop.circle.fill.badge.plus .crop.circle.fill.badge.questionmark/ar .crop.circle.fill.badge.xmark
        person .crop.rectangle+ .crop.rectangle.badge.plus+ .crop.rectangle.stack+ .crop.square+ .crop.square.badge.camera+ .crop.square.badge.video+
        person .crop.square.fill.and.at.rectangle .crop.square.filled.and.at.rectangle+ .crop.square.on.square.angled+ .fill.and.arrow.left.and.arrow.right
        person .fill.and.arrow.left.and.arrow.right.outward .fill.badge.minus .fill.badge.plus .fill.checkmark/rtl .fill.checkmark.and.xmark/rtl
        person .fill.questionmark/ar/rtl .fill.turn.down .fill.turn.left .fill.turn.right .fill.viewfinder .fill.xmark/rtl .icloud+ .line.dotted.person+
        person .slash+ .spatialaudio.3d.fill .spatialaudio.fill .spatialaudio.stereo.3d.fill .spatialaudio.stereo.fill .text.rectangle+
        person .text.rectangle.trianglebadge.exclamationmark+ .wave.2+
        personalhotspot . .circle+ .slash
        perspective .
        peruviansolessign . .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        peruviansolessign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        pesetasign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        pesetasign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        pesosign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        pesosign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        pet .carrier+ .carrier.circle+
        phone .+ .and.waveform+ .arrow.down.left+ .arrow.right+ .arrow.up.right+ .arrow.up.right.circle+ .badge.checkmark .badge.clock+ .badge.plus
        phone .badge.waveform+ .bubble/rtl .bubble.fill/rtl .bubble.left+ .circle+ .connection+ .down+ .down.circle+ .down.waves.left.and.right
        phone .fill.arrow.down.left .fill.arrow.right .fill.arrow.up.right .fill.badge.checkmark .fill.badge.plus .fill.connection .pause+ .pause.circle+
        photo .+ .artframe .artframe.circle+ .badge.arrow.down+ .badge.checkmark+ .badge.exclamationmark+ .badge.magnifyingglass+ .badge.plus+
        photo .badge.shield.exclamationmark+ .circle+ .fill.on.rectangle.fill .on.rectangle .on.rectangle.angled+ .stack+ .trianglebadge.exclamationmark+ .tv
        pi . .circle+ .square+
        pianokeys . .inverse
        pill .+ .circle+
        pills .+ .circle+
        pin .+ .circle+ .slash+ .square+
        pip .+ .enter .exit .remove .swap
        pipe .and.drop+
        placeholdertext .fill
        platter .2.filled.ipad .2.filled.ipad.landscape .2.filled.iphone .2.filled.iphone.landscape .bottom.applewatch.case
        platter .filled.bottom.and.arrow.down.iphone .filled.bottom.applewatch.case .filled.bottom.iphone .filled.top.and.arrow.up.iphone
        platter .filled.top.applewatch.case .filled.top.iphone .top.applewatch.case
        play .+ .circle+ .desktopcomputer .diamond+ .display .house+ .laptopcomputer .rectangle+ .rectangle.on.rectangle+ .rectangle.on.rectangle.circle+
        play .slash+ .square+ .square.stack+ .tv+
        playpause .+ .circle+
        playstation .logo
        plus . .app+ .arrow.trianglehead.clockwise .arrow.trianglehead.counterclockwise .bubble+ .capsule+ .circle+ .circle.dashed .diamond+
        plus .forwardslash.minus .magnifyingglass .message+ .minus.capsule+ .rectangle+ .rectangle.fill.on.folder.fill .rectangle.fill.on.rectangle.fill
        plus .rectangle.on.folder+ .rectangle.on.rectangle .rectangle.portrait+ .slash.minus .square+ .square.dashed .square.fill.on.square.fill
        plus .square.on.square .viewfinder
        plusminus . .circle+
        point .3.connected.trianglepath.dotted .3.filled.connected.trianglepath.dotted .bottomleft.filled.forward.to.point.topright.scurvepath
        point .bottomleft.forward.to.arrow.triangle.scurvepath+ .bottomleft.forward.to.arrow.triangle.uturn.scurvepath+
        point .bottomleft.forward.to.arrowtriangle.uturn.scurvepath+ .bottomleft.forward.to.point.topright.filled.scurvepath
        point .bottomleft.forward.to.point.topright.scurvepath+ .fill.topleft.down.curvedto.point.fill.bottomright.up
        point .filled.topleft.down.curvedto.point.bottomright.up .forward.to.point.capsulepath+ .topleft.down.curvedto.point.bottomright.up+
        point .topleft.down.curvedto.point.filled.bottomright.up .topleft.down.to.point.bottomright.curvepath+
        point .topleft.down.to.point.bottomright.filled.curvepath .topleft.filled.down.to.point.bottomright.curvepath
        point .topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath .topright.arrow.triangle.backward.to.point.bottomleft.scurvepath+
        point .topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath
        pointer .arrow .arrow.and.square.on.square.dashed .arrow.click .arrow.click.2 .arrow.click.badge.clock .arrow.ipad
        pointer .arrow.ipad.and.square.on.square.dashed .arrow.ipad.rays .arrow.ipad.slash .arrow.ipad.slash.square+ .arrow.ipad.square+ .arrow.motionlines
        pointer .arrow.motionlines.click .arrow.rays .arrow.slash .arrow.slash.square+ .arrow.square+
        polishzlotysign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        polishzlotysign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        popcorn .+ .circle+
        power . .circle+ .dotted
        powercord .+
        powermeter .
        poweroff .
        poweron .
        poweroutlet .strip+ .type.a+ .type.a.square+ .type.b+ .type.b.square+ .type.c+ .type.c.square+ .type.d+ .type.d.square+ .type.e+ .type.e.square+
        poweroutlet .type.f+ .type.f.square+ .type.g+ .type.g.square+ .type.h+ .type.h.square+ .type.i+ .type.i.square+ .type.j+ .type.j.square+ .type.k+
        poweroutlet .type.k.square+ .type.l+ .type.l.square+ .type.m+ .type.m.square+ .type.n+ .type.n.square+ .type.o+ .type.o.square+
        powerplug .+ .portrait+
        powersleep .
        printer .+ .dotmatrix+ .dotmatrix.fill.and.paper.fill .dotmatrix.filled.and.paper .dotmatrix.filled.and.paper.inverse .dotmatrix.inverse
        printer .fill.and.paper.fill .filled.and.paper .filled.and.paper.inverse .inverse
        progress .indicator
        projective .
        purchased . .circle+
        puzzlepiece .+ .extension+
        pyramid .+
        q .circle+ .square+
        qrcode . .viewfinder
        questionmark ./ar .app/ar .app.dashed/ar .app.fill/ar .bubble/ar .bubble.fill/ar .circle/ar .circle.dashed/ar .circle.fill/ar .diamond/ar
        questionmark .diamond.fill/ar .folder/ar .folder.fill/ar .key.filled .message/ar .message.fill/ar .square/ar .square.dashed/ar .square.fill/ar
        questionmark .text.page/ar/rtl .text.page.fill/ar/rtl .video/ar/rtl .video.fill/ar/rtl
        quote .bubble/rtl .bubble.fill/rtl .closing .opening
        quotelevel .
        r .button.roundedbottom.horizontal+ .circle+ .joystick+ .joystick.down+ .joystick.press.down+ .joystick.tilt.down+ .joystick.tilt.left+
        r .joystick.tilt.right+ .joystick.tilt.up+ .rectangle.roundedbottom+ .square+ .square.fill.on.square.fill .square.on.square+
        r1 .button.roundedbottom.horizontal+ .circle+ .rectangle.roundedbottom+
        r2 .button.angledtop.vertical.right+ .button.roundedtop.horizontal+ .circle+ .rectangle.roundedtop+
        r3 .button.angledbottom.horizontal.right+
        r4 .button.horizontal+
        radio .+
        radiowaves .left .right
        rainbow .
        rays .
        rb .button.roundedbottom.horizontal+ .circle+ .rectangle.roundedbottom+
        receipt .+
        record .circle+
        recordingtape . .circle+
        rectangle .+ .2.swap .3.group+ .3.group.bubble+ .3.group.bubble.left+ .3.group.dashed .3.offgrid+ .3.offgrid.bubble.left+
        rectangle .and.arrow.up.right.and.arrow.down.left .and.arrow.up.right.and.arrow.down.left.slash .and.hand.point.up.left+
        rectangle .and.hand.point.up.left.filled .and.paperclip .and.pencil.and.ellipsis/rtl .and.text.magnifyingglass/rtl .arrowtriangle.2.inward
        rectangle .arrowtriangle.2.outward .badge.checkmark .badge.minus .badge.person.crop .badge.plus .badge.xmark .bottomhalf.filled
        rectangle .bottomhalf.inset.filled .bottomthird.inset.fill .bottomthird.inset.filled .center.inset.fill .center.inset.filled
        rectangle .center.inset.filled.badge.plus .checkered .compress.vertical .connected.to.line.below .dashed .dashed.and.paperclip .dashed.badge.record
        rectangle .dock .expand.diagonal .expand.vertical .fill.badge.checkmark .fill.badge.minus .fill.badge.person.crop .fill.badge.plus .fill.badge.xmark
        rectangle .fill.on.rectangle.angled.fill .fill.on.rectangle.fill .fill.on.rectangle.fill.circle+ .fill.on.rectangle.fill.slash.fill
        rectangle .filled.and.hand.point.up.left .grid.1x2+ .grid.1x3+ .grid.2x2+ .grid.3x1+ .grid.3x2+ .grid.3x3+ .inset.bottomleading.filled
        rectangle .inset.bottomleft.fill .inset.bottomleft.filled .inset.bottomright.fill .inset.bottomright.filled .inset.bottomtrailing.filled .inset.fill
        rectangle .inset.filled .inset.filled.and.cursorarrow .inset.filled.and.person.filled .inset.filled.badge.record .inset.filled.on.rectangle
        rectangle .inset.topleading.filled .inset.topleft.fill .inset.topleft.filled .inset.topright.fill .inset.topright.filled .inset.toptrailing.filled
        rectangle .landscape.rotate .landscape.rotate.slash .leadinghalf.filled .leadinghalf.inset.filled .leadinghalf.inset.filled.arrow.leading
        rectangle .leadingthird.inset.filled .lefthalf.fill .lefthalf.filled .lefthalf.inset.fill .lefthalf.inset.fill.arrow.left .lefthalf.inset.filled
        rectangle .lefthalf.inset.filled.arrow.left .leftthird.inset.fill .leftthird.inset.filled .on.rectangle .on.rectangle.angled
        rectangle .on.rectangle.badge.gearshape .on.rectangle.button.angledtop.vertical.left+ .on.rectangle.circle+ .on.rectangle.dashed .on.rectangle.slash+
        rectangle .on.rectangle.slash.circle+ .on.rectangle.square+ .pattern.checkered .portrait+ .portrait.and.arrow.forward+ .portrait.and.arrow.right+
        rectangle .portrait.arrowtriangle.2.inward .portrait.arrowtriangle.2.outward .portrait.badge.plus+ .portrait.bottomhalf.filled
        rectangle .portrait.bottomhalf.inset.filled .portrait.bottomleading.inset.filled .portrait.bottomleft.inset.filled .portrait.bottomright.inset.filled
        rectangle .portrait.bottomthird.inset.filled .portrait.bottomtrailing.inset.filled .portrait.center.inset.filled .portrait.inset.filled
        rectangle .portrait.leadinghalf.inset.filled .portrait.leadingthird.inset.filled .portrait.lefthalf.filled .portrait.lefthalf.inset.filled
        rectangle .portrait.leftthird.inset.filled .portrait.on.rectangle.portrait+ .portrait.on.rectangle.portrait.angled+
        rectangle .portrait.on.rectangle.portrait.slash+ .portrait.righthalf.filled .portrait.righthalf.inset.filled .portrait.rightthird.inset.filled
        rectangle .portrait.rotate .portrait.rotate.slash .portrait.slash+ .portrait.split.2x1+ .portrait.split.2x1.slash+ .portrait.tophalf.filled
        rectangle .portrait.tophalf.inset.filled .portrait.topleading.inset.filled .portrait.topleft.inset.filled .portrait.topright.inset.filled
        rectangle .portrait.topthird.inset.filled .portrait.toptrailing.inset.filled .portrait.trailinghalf.inset.filled .portrait.trailingthird.inset.filled
        rectangle .ratio.16.to.9+ .ratio.3.to.4+ .ratio.4.to.3+ .ratio.9.to.16+ .righthalf.fill .righthalf.filled .righthalf.inset.fill
        rectangle .righthalf.inset.fill.arrow.right .righthalf.inset.filled .righthalf.inset.filled.arrow.right .rightthird.inset.fill
        rectangle .rightthird.inset.filled .roundedbottom+ .roundedtop+ .slash+ .split.1x2+ .split.2x1+ .split.2x1.slash+ .split.2x2+ .split.3x1+ .split.3x3+
        rectangle .stack+ .stack.badge.minus .stack.badge.person.crop+ .stack.badge.play+ .stack.badge.plus .stack.fill.badge.minus
        rectangle .stack.fill.badge.person.crop .stack.fill.badge.plus .stack.person.crop+ .stack.slash+ .tophalf.filled .tophalf.inset.filled
        rectangle .topthird.inset+ .topthird.inset.filled .trailinghalf.filled .trailinghalf.inset.filled .trailinghalf.inset.filled.arrow.trailing
        rectangle .trailingthird.inset.filled
        refrigerator .+
        repeat . .1/ar/hi .1.circle/ar/hi .1.circle.fill/ar/hi .badge.xmark .badge.xmark.circle.fill .circle+
        restart . .circle+
        retarder .brakesignal .brakesignal.and.exclamationmark .brakesignal.slash
        return . .left .right
        rhombus .+
        richtext .page/ar/he/hi/ja/ko/th/zh .page.fill/ar/he/hi/ja/ko/th/zh
        right . .circle+
        righttriangle .+ .split.diagonal+
        ring . .dashed
        rm .button.horizontal+
        road .lane.arrowtriangle.2.inward .lane.arrowtriangle.2.outward .lanes .lanes.curved.left .lanes.curved.right
        robotic .vacuum+ .vacuum.and.arrowtriangle.up+ .vacuum.and.ellipsis+
        roller .shade.closed .shade.open
        roman .shade.closed .shade.open
        rosette .
        rotate .3d+ .3d.circle+ .left+ .right+
        rsb .button.angledbottom.horizontal.right+
        rt .button.roundedtop.horizontal+ .circle+ .rectangle.roundedtop+
        rublesign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        rublesign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        rugbyball .+ .circle+
        ruler .+
        rupeesign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        rupeesign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        s .circle+ .square+
        safari .+
        sailboat .+ .circle+
        scale .3d
        scalemass .+
        scanner .+
        scissors . .badge.ellipsis .circle+
        scooter .
        scope .
        screwdriver .+
        scribble . .variable
        scroll .+
        sdcard .+
        seal .+
        selection .pin.in.out
        sensor .+ .radiowaves.left.and.right+ .tag.radiowaves.forward+
        server .rack
        service .dog+
        shadow .
        shared .with.you .with.you.circle+ .with.you.slash
        sharedwithyou . .circle+ .slash
        shareplay . .slash
        shazam .logo+
        shekelsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        shekelsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        sheqelsign .circle+ .square+
        shield .+ .checkerboard .checkered .lefthalf.fill .lefthalf.fill.slash .lefthalf.filled .lefthalf.filled.badge.checkmark .lefthalf.filled.slash
        shield .lefthalf.filled.trianglebadge.exclamationmark .pattern.checkered .righthalf.filled .slash+
        shift .+
        shippingbox .+ .and.arrow.backward+ .circle+
        shoe .+ .2+ .arrow.trianglehead.up.and.down+ .arrow.trianglehead.up.right+ .arrow.trianglehead.up.right.circle+ .circle+
        shoeprints .fill
        shower .+ .handheld+ .sidejet+
        shuffle . .circle+
        sidebar .leading .left .right .squares.leading .squares.left .squares.right .squares.trailing .trailing
        signature ./ar/he/ja/th/zh
        signpost .and.arrowtriangle.up+ .and.arrowtriangle.up.circle+ .left+ .left.circle+ .right+ .right.and.left+ .right.and.left.circle+ .right.circle+
        simcard .+ .2+
        singaporedollarsign . .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        singaporedollarsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        sink .+
        siri .
        skateboard .+
        skew .
        skis .+
        slash .circle+
        sleep . .circle+
        slider .horizontal.2.arrow.trianglehead.counterclockwise .horizontal.2.gobackward .horizontal.2.rectangle.and.arrow.triangle.2.circlepath
        slider .horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 .horizontal.2.square .horizontal.2.square.badge.arrow.down
        slider .horizontal.2.square.on.square .horizontal.3 .horizontal.below.circle.lefthalf.filled .horizontal.below.circle.lefthalf.filled.inverse
        slider .horizontal.below.circle.righthalf.filled .horizontal.below.circle.righthalf.filled.inverse .horizontal.below.rectangle
        slider .horizontal.below.square.and.square.filled .horizontal.below.square.fill.and.square .horizontal.below.square.filled.and.square
        slider .horizontal.below.sun.max .vertical.3
        slowmo .
        smallcircle .circle+ .fill.circle+ .filled.circle+
        smartphone .
        smiley .+
        smoke .+ .circle+
        snow .
        snowboard .+
        snowflake . .circle+ .road.lane .road.lane.dashed .slash
        soccerball . .circle+ .circle.fill.inverse .circle.inverse .inverse
        sofa .+
        sos . .circle+
        space .
        sparkle . .magnifyingglass .text.clipboard+
        sparkles . .2 .rectangle.stack+ .square.fill.on.square .square.filled.on.square .tv+
        spatial .capture+ .capture.on.hexagon+ .capture.slash+
        speaker .+ .1+ .2+ .3+ .badge.exclamationmark+ .circle+ .minus+ .plus+ .slash/rtl .slash.circle/rtl .slash.circle.fill/rtl .slash.fill/rtl .square+
        speaker .trianglebadge.exclamationmark+ .wave.1+ .wave.1.arrowtriangles.up.right.down.left .wave.2+ .wave.2.bubble/rtl .wave.2.bubble.fill/rtl
        speaker .wave.2.bubble.left/rtl .wave.2.bubble.left.fill/rtl .wave.2.circle+ .wave.3+ .zzz/rtl .zzz.fill/rtl
        speedometer .
        spigot .+
        spoon .serving
        sportscourt .+ .circle+
        sprinkler .+ .and.droplets+
        square .+ .2.layers.3d+ .2.layers.3d.bottom.filled .2.layers.3d.top.filled .2.stack.3d .2.stack.3d.bottom.fill .2.stack.3d.bottom.filled
        square .2.stack.3d.top.fill .2.stack.3d.top.filled .3.layers.3d .3.layers.3d.bottom.filled .3.layers.3d.down.backward
        square .3.layers.3d.down.backward.slash.rtl .3.layers.3d.down.forward .3.layers.3d.down.forward.slash.rtl .3.layers.3d.down.left
        square .3.layers.3d.down.left.slash .3.layers.3d.down.right .3.layers.3d.down.right.slash .3.layers.3d.middle.filled .3.layers.3d.slash
        square .3.layers.3d.top.filled .3.stack.3d .3.stack.3d.bottom.fill .3.stack.3d.bottom.filled .3.stack.3d.middle.fill .3.stack.3d.middle.filled
        square .3.stack.3d.slash .3.stack.3d.top.fill .3.stack.3d.top.filled .and.arrow.down+ .and.arrow.down.badge.checkmark+ .and.arrow.down.badge.clock+
        square .and.arrow.down.badge.xmark+ .and.arrow.down.on.square+ .and.arrow.up+ .and.arrow.up.badge.checkmark+ .and.arrow.up.badge.clock+
        square .and.arrow.up.circle+ .and.arrow.up.on.square+ .and.arrow.up.trianglebadge.exclamationmark+ .and.at.rectangle+ .and.line.vertical.and.square+
        square .and.line.vertical.and.square.filled .and.pencil .and.pencil.circle+ .arrowtriangle.4.outward .badge.plus+ .bottomhalf.fill .bottomhalf.filled
        square .bottomthird.inset.filled .circle+ .dashed .dashed.inset.fill .dashed.inset.filled .dotted .fill.and.line.vertical.and.square+
        square .fill.and.line.vertical.square.fill .fill.on.circle.fill .fill.on.square+ .fill.text.grid.1x2 .filled.and.line.vertical.and.square
        square .filled.on.square .grid.2x2+ .grid.3x1.below.line.grid.1x2+ .grid.3x1.fill.below.line.grid.1x2 .grid.3x1.folder.badge.plus
        square .grid.3x1.folder.fill.badge.plus .grid.3x2+ .grid.3x3+ .grid.3x3.bottomleft.fill .grid.3x3.bottomleft.filled .grid.3x3.bottommiddle.fill
        square .grid.3x3.bottommiddle.filled .grid.3x3.bottomright.fill .grid.3x3.bottomright.filled .grid.3x3.fill.square .grid.3x3.middle.fill
        square .grid.3x3.middle.filled .grid.3x3.middleleft.fill .grid.3x3.middleleft.filled .grid.3x3.middleright.fill .grid.3x3.middleright.filled
        square .grid.3x3.square .grid.3x3.square.badge.ellipsis .grid.3x3.topleft.fill .grid.3x3.topleft.filled .grid.3x3.topmiddle.fill
        square .grid.3x3.topmiddle.filled .grid.3x3.topright.fill .grid.3x3.topright.filled .grid.4x3.fill .inset.filled .leadingthird.inset.filled
        square .lefthalf.fill .lefthalf.filled .leftthird.inset.filled .on.circle .on.square .on.square.badge.person.crop+ .on.square.dashed
        square .on.square.intersection.dashed .on.square.squareshape.controlhandles .resize .resize.down .resize.up .righthalf.fill .righthalf.filled
        square .rightthird.inset.filled .slash+ .split.1x2+ .split.2x1+ .split.2x2+ .split.bottomrightquarter+ .split.diagonal+ .split.diagonal.2x2+ .stack+
        square .stack.3d.down.dottedline .stack.3d.down.forward+ .stack.3d.down.right+ .stack.3d.forward.dottedline+ .stack.3d.up+ .stack.3d.up.badge.a+
        square .stack.3d.up.badge.automatic+ .stack.3d.up.slash+ .stack.3d.up.trianglebadge.exclamationmark+ .text.square+ .tophalf.fill .tophalf.filled
        square .topthird.inset.filled .trailingthird.inset.filled
        squareroot .
        squares .below.rectangle .leading.rectangle+
        squareshape .+ .controlhandles.on.squareshape.controlhandles .dashed.squareshape .dotted.split.2x2 .dotted.squareshape .split.2x2 .split.2x2.dotted
        squareshape .split.2x2.dotted.inside .split.2x2.dotted.inside.and.outside .split.2x2.dotted.outside .split.3x3 .squareshape.dashed .squareshape.dotted
        stairs .
        star .+ .bubble+ .circle+ .hexagon+ .leadinghalf.fill .leadinghalf.filled .lefthalf.fill .slash+ .square+ .square.on.square+
        staroflife .+ .circle+ .shield+
        steeringwheel . .and.hands .and.heat.waves .and.key .and.liquid.wave .and.lock .arrow.trianglehead.counterclockwise.and.clockwise .arrowtriangle.left
        steeringwheel .arrowtriangle.right .badge.exclamationmark .badge.lock .circle+ .exclamationmark .road.lane .road.lane.dashed .slash
        sterlingsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        sterlingsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        stethoscope . .circle+
        stop .+ .circle+
        stopwatch .+
        storefront .+ .circle+
        stove .+
        strikethrough . .double
        stroke .line.diagonal .line.diagonal.slash
        stroller .+
        studentdesk .
        suit .club+ .diamond+ .heart+ .spade+
        suitcase .+ .cart+ .circle+ .rolling+ .rolling.and.film+ .rolling.and.film.circle+ .rolling.and.suitcase+ .rolling.and.suitcase.circle+
        suitcase .rolling.circle+
        sum ./ar
        sun .and.horizon+ .and.horizon.circle+ .dust+ .dust.circle+ .haze+ .haze.circle+ .horizon+ .horizon.circle+ .lefthalf.filled .max+ .max.circle+
        sun .max.trianglebadge.exclamationmark+ .min+ .rain+ .rain.circle+ .righthalf.filled .snow+ .snow.circle+
        sunglasses .+
        sunrise .+ .circle+
        sunset .+ .circle+
        surfboard .+
        suspension .shock
        suv .side+ .side.air.circulate+ .side.air.fresh+ .side.and.exclamationmark+ .side.arrow.left.and.right+ .side.arrowtriangle.down+
        suv .side.arrowtriangle.up+ .side.arrowtriangle.up.arrowtriangle.down+ .side.front.open+ .side.front.open.crop+ .side.hill.descent.control+
        suv .side.hill.down+ .side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle+ .side.hill.up+ .side.lock+ .side.lock.open+
        suv .side.rear.open+ .side.rear.open.crop+ .side.roof.cargo.carrier+ .side.roof.cargo.carrier.slash+
        swatchpalette .+
        swedishkronasign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        swedishkronasign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        swift .
        swiftdata .
        swirl .circle.righthalf.filled .circle.righthalf.filled.inverse
        switch .2 .programmable+ .programmable.square+
        syringe .+
        t .bubble/ar/he .bubble.fill/ar/he .circle+ .square+
        table .+ .badge.more+ .furniture+
        tablecells .+ .badge.ellipsis+ .fill.badge.ellipsis
        tachometer .
        tag .+ .circle+ .slash+ .square+
        taillight .fog+
        takeoutbag .and.cup.and.straw+
        target .
        teddybear .+
        teletype . .answer .answer.circle+ .circle+
        tengesign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        tengesign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        tennis .racket .racket.circle+
        tennisball .+ .circle+
        tent .+ .2+ .2.circle+ .circle+
        terminal .+
        testtube .2
        text .aligncenter .alignleft .alignright .and.command.macwindow .append .badge.checkmark/rtl .badge.minus .badge.plus .badge.star .badge.xmark
        text .below.folder+ .below.photo/rtl .below.photo.fill/rtl .book.closed+ .bubble/rtl .bubble.badge.clock/rtl .bubble.badge.clock.fill/rtl
        text .bubble.fill/rtl .cursor/ar/he/hi/ja/ko/th/zh .document+ .insert .justify .justify.leading .justify.left .justify.right .justify.trailing
        text .justifyleft .justifyright .line.2.summary .line.2.summary.badge.xmark .line.3.summary .line.first.and.arrowtriangle.forward
        text .line.last.and.arrowtriangle.forward .line.magnify .magnifyingglass/rtl .pad.header .pad.header.badge.clock/rtl .pad.header.badge.plus .page+
        text .page.badge.magnifyingglass .page.slash/rtl .page.slash.fill/rtl .quote/rtl .rectangle+ .rectangle.page+ .redaction .square.filled .viewfinder
        text .word.spacing
        textbox ./ar/he/hi/ja/ko/th/zh
        textformat ./ar/bn/el/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh .12/ar/hi/km/my .123/ar/hi .abc .abc.dottedunderline
        textformat .alt/ar/bn/el/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        textformat .characters/ar/bn/el/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/ru/sat/si/ta/te/th/zh
        textformat .characters.arrow.left.and.right/ar/bn/el/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/ru/sat/si/ta/te/th/zh
        textformat .characters.dottedunderline/ar/bn/el/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/ru/sat/si/ta/te/th/zh
        textformat .numbers/ar/bn/gu/hi/km/kn/ml/mni/mr/my/or/pa/sat/te .size/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        textformat .size.larger/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        textformat .size.smaller/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        textformat .subscript/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        textformat .superscript/ar/bn/gu/he/hi/ja/kn/ko/ml/mni/mr/or/pa/sat/si/ta/te/th/zh
        theatermask .and.paintbrush+
        theatermasks .+ .circle+
        thermometer . .and.ellipsis .and.liquid.waves .and.liquid.waves.snowflake .and.liquid.waves.trianglebadge.exclamationmark .brakesignal .gauge.open
        thermometer .high .low .medium .medium.slash .snowflake .snowflake.circle+ .sun+ .sun.circle+ .tirepressure .transmission .variable
        thermometer .variable.and.figure .variable.and.figure.circle+ .variable.badge.clock .variable.badge.play
        ticket .+ .circle+
        timelapse .
        timeline .selection
        timer . .circle+ .square
        tire . .badge.snowflake
        tirepressure .
        togglepower .
        toilet .+ .circle+
        tornado . .circle+
        tortoise .+ .circle+
        torus .
        touchid .
        tow .hitch+ .hitch.exclamationmark+
        traction .control.tirepressure .control.tirepressure.exclamationmark .control.tirepressure.slash
        train .side.front.car .side.middle.car .side.rear.car
        tram .+ .card+ .circle+ .fill.tunnel .tunnel.fill
        translate .
        transmission .
        trapezoid .and.line.horizontal+ .and.line.vertical+
        trash .+ .circle+ .slash+ .slash.circle+ .slash.square+ .square+
        tray .+ .2+ .and.arrow.down+ .and.arrow.up+ .badge+ .circle+ .full+
        tree .+ .circle+
        triangle .+ .bottomhalf.filled .circle+ .inset.filled .lefthalf.fill .lefthalf.filled .righthalf.fill .righthalf.filled .tophalf.filled
        triangleshape .+
        trophy .+ .circle+
        tropicalstorm . .circle+
        truck .box+ .box.badge.clock/rtl .box.badge.clock.fill/rtl .pickup.side+ .pickup.side.air.circulate+ .pickup.side.air.fresh+
        truck .pickup.side.and.exclamationmark+ .pickup.side.arrow.left.and.right+ .pickup.side.arrowtriangle.down+ .pickup.side.arrowtriangle.up+
        truck .pickup.side.arrowtriangle.up.arrowtriangle.down+ .pickup.side.front.open+ .pickup.side.front.open.crop+ .pickup.side.hill.down+
        truck .pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle+ .pickup.side.hill.up+ .pickup.side.lock+
        truck .pickup.side.lock.open+ .side.hill.descent.control+ .side.roof.cargo.carrier+ .side.roof.cargo.carrier.slash+
        tsa . .circle+ .slash
        tshirt .+ .circle+
        tugriksign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        tugriksign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        tuningfork .
        turkishlirasign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        turkishlirasign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        tv .+ .and.hifispeaker.fill .and.mediabox+ .badge.wifi+ .circle+ .inset.filled .music.note+ .slash+
        u .circle+ .square+
        uiwindow .split.2x1
        umbrella .+ .circle+ .gauge.open .percent/ar .percent.fill/ar .sensor.tag.radiowaves.left.and.right+
        underline . .double
        v .circle+ .square+
        vent .heat.waves.upward
        vial .viewfinder
        video .+ .and.waveform+ .badge.checkmark .badge.ellipsis .badge.plus+ .badge.waveform+ .bubble/rtl .bubble.fill/rtl .bubble.left+ .circle+ .doorbell+
        video .fill.badge.checkmark .fill.badge.ellipsis .fill.badge.plus .slash+ .slash.circle+ .square+
        videoprojector .+
        view .2d .3d
        viewfinder . .circle+ .rectangular .trianglebadge.exclamationmark
        vision .pro+ .pro.and.arrow.forward+ .pro.badge.checkmark+ .pro.badge.exclamationmark+ .pro.badge.play+ .pro.circle+ .pro.slash+ .pro.slash.circle+
        vision .pro.trianglebadge.exclamationmark+
        visionpro .+ .and.arrow.forward+ .badge.exclamationmark+ .badge.play+ .circle+ .slash+ .slash.circle+
        voiceover .
        volleyball .+ .circle+
        w .circle+ .square+
        wake . .circle+
        wallet .bifold+ .pass+ .sensor.tag.radiowaves.left.and.right+
        wand .and.outline .and.outline.inverse .and.rays .and.rays.inverse .and.sparkles .and.sparkles.inverse .and.stars .and.stars.inverse
        warninglight .+
        washer .+ .circle+
        watch .analog
        watchface .applewatch.case
        water .waves .waves.and.arrow.down .waves.and.arrow.down.trianglebadge.exclamationmark .waves.and.arrow.trianglehead.down
        water .waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark .waves.and.arrow.trianglehead.up .waves.and.arrow.up .waves.slash
        waterbottle .+
        wave .3.backward .3.backward.circle+ .3.down .3.down.car.side+ .3.down.circle+ .3.down.convertible.side+ .3.down.pickup.side+ .3.down.suv.side+
        wave .3.forward .3.forward.circle+ .3.left .3.left.circle+ .3.right .3.right.circle+ .3.up .3.up.circle+
        waveform . .and.magnifyingglass .and.mic .and.person.filled .badge.checkmark .badge.exclamationmark .badge.magnifyingglass .badge.mic
        waveform .badge.microphone .badge.minus .badge.plus .badge.xmark .circle+ .low .mid .path .path.badge.minus .path.badge.plus .path.ecg
        waveform .path.ecg.magnifyingglass .path.ecg.rectangle+ .path.ecg.text/rtl .path.ecg.text.clipboard/rtl .path.ecg.text.clipboard.fill/rtl
        waveform .path.ecg.text.page/rtl .path.ecg.text.page.fill/rtl .slash
        web .camera+
        wheelchair .
        widget .extralarge .extralarge.badge.plus .large .large.badge.plus .medium .medium.badge.plus .small .small.badge.plus
        wifi . .badge.lock .circle+ .exclamationmark .exclamationmark.circle+ .router+ .slash .square+
        wind . .circle+ .snow .snow.circle+
        window .awning .awning.closed .casement .casement.closed .ceiling .ceiling.closed .horizontal .horizontal.closed .shade.closed .shade.open
        window .vertical.closed .vertical.open
        windshield .front.and.fluid .front.and.fluid.and.spray .front.and.heat.waves .front.and.spray .front.and.wiper .front.and.wiper.and.drop
        windshield .front.and.wiper.and.spray .front.and.wiper.exclamationmark .front.and.wiper.intermittent .rear.and.fluid .rear.and.fluid.and.spray
        windshield .rear.and.heat.waves .rear.and.spray .rear.and.wiper .rear.and.wiper.and.drop .rear.and.wiper.and.spray .rear.and.wiper.exclamationmark
        windshield .rear.and.wiper.intermittent
        wineglass .+
        wonsign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        wonsign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        wrench .+ .adjustable+ .and.screwdriver+
        wrongwaysign .+
        x .circle+ .square+ .squareroot
        xbox .logo
        xmark . .app+ .bin+ .bin.circle+ .circle+ .circle.badge.airplane+ .diamond+ .icloud+ .octagon+ .rectangle+ .rectangle.portrait+ .seal+ .shield+
        xmark .square+ .triangle.circle.square+
        xserve . .raid
        y .circle+ .square+
        yensign . .arrow.circlepath .arrow.trianglehead.counterclockwise.rotate.90 .bank.building+ .circle+ .gauge.chart.lefthalf.righthalf
        yensign .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed .square+
        yieldsign .+
        z .circle+ .square+
        zipper .page
        zl .button.roundedtop.horizontal+ .rectangle.roundedtop+
        zr .button.roundedtop.horizontal+ .rectangle.roundedtop+
        zzz .
        """
}
