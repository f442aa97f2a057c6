// The names of symbols that programs use most, by Apple's categories.

enum CommonNames {
    /// Each of them is drawn.
    static let all: [String] = [
        communication, weather, objectsAndTools, devices, connectivity, transportation, human, home, nature, editing,
        textFormatting, media, keyboard, commerce, time, health, shapes, arrows, math, gaming, fitness, developmentAndPrivacy,
    ].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }

    private static let communication = """
        mic mic.fill mic.circle mic.circle.fill mic.square mic.slash mic.slash.fill mic.badge.plus message message.fill message.circle message.circle.fill
        message.badge bubble bubble.fill bubble.left bubble.left.fill bubble.right bubble.right.fill bubble.left.circle bubble.left.circle.fill
        bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top bubble.middle.top.fill
        bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right text.bubble text.bubble.fill quote.bubble quote.bubble.fill
        ellipsis.bubble ellipsis.bubble.fill captions.bubble captions.bubble.fill plus.bubble plus.bubble.fill checkmark.bubble checkmark.bubble.fill
        exclamationmark.bubble exclamationmark.bubble.fill questionmark.bubble questionmark.bubble.fill star.bubble star.bubble.fill ellipsis.message
        ellipsis.message.fill plus.message plus.message.fill checkmark.message checkmark.message.fill phone phone.fill phone.circle phone.circle.fill
        phone.down phone.down.fill phone.down.circle phone.down.circle.fill phone.badge.plus phone.fill.badge.plus phone.arrow.up.right
        phone.arrow.up.right.fill phone.arrow.down.left phone.arrow.down.left.fill phone.connection phone.connection.fill phone.bubble envelope envelope.fill
        envelope.circle envelope.circle.fill envelope.open envelope.open.fill envelope.badge envelope.badge.fill envelope.arrow.triangle.branch video
        video.fill video.circle video.circle.fill video.slash video.slash.fill video.badge.plus video.fill.badge.plus video.square video.bubble paperplane
        paperplane.fill paperplane.circle paperplane.circle.fill megaphone megaphone.fill recordingtape bell bell.fill bell.circle bell.circle.fill bell.slash
        bell.slash.fill bell.badge bell.badge.fill bell.and.waves.left.and.right bell.and.waves.left.and.right.fill bell.square tray tray.fill tray.circle
        tray.full tray.full.fill tray.2 tray.2.fill tray.and.arrow.down tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill at at.circle
        at.circle.fill at.badge.plus shareplay person.wave.2 person.wave.2.fill person.line.dotted.person
        """

    private static let weather = """
        sun.min sun.min.fill sun.max sun.max.fill sun.max.circle sun.max.circle.fill sun.max.trianglebadge.exclamationmark sun.haze sun.haze.fill sun.dust
        sun.dust.fill sun.horizon sun.horizon.fill sunrise sunrise.fill sunset sunset.fill sun.and.horizon sun.and.horizon.fill moon moon.fill moon.circle
        moon.circle.fill moon.zzz moon.zzz.fill moon.stars moon.stars.fill moon.haze moon.haze.fill sparkles sparkle cloud cloud.fill cloud.circle
        cloud.circle.fill cloud.drizzle cloud.drizzle.fill cloud.rain cloud.rain.fill cloud.heavyrain cloud.heavyrain.fill cloud.fog cloud.fog.fill cloud.hail
        cloud.hail.fill cloud.snow cloud.snow.fill cloud.sleet cloud.sleet.fill cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.sun
        cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill cloud.sun.bolt cloud.sun.bolt.fill cloud.moon cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill
        cloud.moon.bolt cloud.moon.bolt.fill smoke smoke.fill wind wind.circle wind.snow snowflake snowflake.circle snowflake.circle.fill tornado
        tropicalstorm hurricane hurricane.circle thermometer thermometer.sun thermometer.sun.fill thermometer.snowflake thermometer.low thermometer.medium
        thermometer.high humidity humidity.fill rainbow drop drop.fill drop.circle drop.circle.fill drop.triangle drop.triangle.fill umbrella umbrella.fill
        aqi.low aqi.medium aqi.high sun.rain sun.rain.fill sun.snow sun.snow.fill water.waves
        """

    private static let objectsAndTools = """
        pencil pencil.circle pencil.circle.fill pencil.slash pencil.tip pencil.tip.crop.circle pencil.line pencil.and.outline pencil.and.ruler
        pencil.and.ruler.fill pencil.and.scribble square.and.pencil square.and.pencil.circle square.and.pencil.circle.fill highlighter scribble
        scribble.variable eraser eraser.fill eraser.line.dashed pencil.and.list.clipboard paintbrush paintbrush.fill paintbrush.pointed
        paintbrush.pointed.fill paintpalette paintpalette.fill trash trash.fill trash.circle trash.circle.fill trash.square trash.square.fill trash.slash
        trash.slash.fill folder folder.fill folder.circle folder.circle.fill folder.badge.plus folder.fill.badge.plus folder.badge.minus
        folder.badge.gearshape folder.badge.person.crop folder.badge.questionmark questionmark.folder questionmark.folder.fill plus.rectangle.on.folder
        archivebox archivebox.fill archivebox.circle xmark.bin xmark.bin.fill doc doc.fill doc.circle doc.circle.fill doc.text doc.text.fill doc.text.image
        doc.on.doc doc.on.doc.fill doc.badge.plus doc.fill.badge.plus doc.badge.ellipsis doc.badge.gearshape doc.badge.arrow.up doc.on.clipboard
        doc.on.clipboard.fill doc.richtext doc.richtext.fill doc.plaintext doc.plaintext.fill doc.append doc.text.magnifyingglass doc.zipper doc.questionmark
        arrow.up.doc arrow.up.doc.fill arrow.down.doc arrow.down.doc.fill lock.doc lock.doc.fill document document.fill document.badge.plus
        document.on.document document.on.document.fill document.circle clipboard clipboard.fill list.clipboard list.clipboard.fill list.bullet.clipboard
        list.bullet.clipboard.fill list.bullet.rectangle list.bullet.rectangle.fill list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill note
        note.text note.text.badge.plus calendar calendar.circle calendar.circle.fill calendar.badge.plus calendar.badge.minus calendar.badge.clock
        calendar.badge.exclamationmark calendar.badge.checkmark calendar.day.timeline.left book book.fill book.circle book.circle.fill book.closed
        book.closed.fill book.pages books.vertical books.vertical.fill books.vertical.circle text.book.closed text.book.closed.fill character.book.closed
        character.book.closed.fill menucard menucard.fill bookmark bookmark.fill bookmark.circle bookmark.circle.fill bookmark.slash bookmark.slash.fill
        bookmark.square greetingcard newspaper newspaper.fill newspaper.circle magazine magazine.fill graduationcap graduationcap.fill graduationcap.circle
        ruler ruler.fill backpack backpack.fill studentdesk paperclip paperclip.circle paperclip.circle.fill paperclip.badge.ellipsis link link.circle
        link.circle.fill link.badge.plus personalhotspot magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill plus.magnifyingglass
        minus.magnifyingglass 1.magnifyingglass text.magnifyingglass shield shield.fill shield.slash shield.slash.fill shield.lefthalf.filled
        shield.lefthalf.fill shield.checkered checkmark.shield checkmark.shield.fill xmark.shield xmark.shield.fill exclamationmark.shield
        exclamationmark.shield.fill lock.shield lock.shield.fill flag flag.fill flag.circle flag.circle.fill flag.slash flag.slash.fill flag.checkered
        flag.2.crossed flag.badge.ellipsis flag.square tag tag.fill tag.circle tag.circle.fill tag.slash camera camera.fill camera.circle camera.circle.fill
        camera.filters camera.viewfinder camera.metering.center.weighted camera.on.rectangle camera.macro camera.aperture camera.rotate camera.rotate.fill
        camera.badge.ellipsis gear gear.circle gear.circle.fill gear.badge gear.badge.checkmark gear.badge.xmark gearshape gearshape.fill gearshape.circle
        gearshape.circle.fill gearshape.2 gearshape.2.fill scissors scissors.circle scissors.badge.ellipsis wand.and.stars wand.and.rays
        wand.and.stars.inverse wand.and.sparkles dial.low dial.medium dial.high gyroscope barometer gauge gauge.medium gauge.with.needle
        gauge.with.dots.needle.50percent gauge.low gauge.high speedometer metronome metronome.fill hammer hammer.fill hammer.circle hammer.circle.fill
        screwdriver screwdriver.fill wrench wrench.fill wrench.adjustable wrench.adjustable.fill wrench.and.screwdriver wrench.and.screwdriver.fill eyedropper
        eyedropper.halffull eyedropper.full scroll scroll.fill stethoscope stethoscope.circle printer printer.fill printer.dotmatrix printer.dotmatrix.fill
        scanner scanner.fill faxmachine briefcase briefcase.fill briefcase.circle briefcase.circle.fill case case.fill suitcase suitcase.fill suitcase.cart
        suitcase.rolling latch.2.case theatermasks theatermasks.fill puzzlepiece puzzlepiece.fill puzzlepiece.extension puzzlepiece.extension.fill lock
        lock.fill lock.circle lock.circle.fill lock.square lock.square.fill lock.open lock.open.fill lock.slash lock.slash.fill lock.rotation
        lock.trianglebadge.exclamationmark lock.rectangle lock.icloud lock.icloud.fill lock.iphone lock.display key key.fill key.horizontal
        key.horizontal.fill key.radiowaves.forward key.icloud pin pin.fill pin.circle pin.circle.fill pin.slash pin.slash.fill pin.square mappin mappin.circle
        mappin.circle.fill mappin.slash mappin.and.ellipse mappin.square crown crown.fill gift gift.fill gift.circle gift.circle.fill balloon balloon.fill
        balloon.2 balloon.2.fill party.popper party.popper.fill birthday.cake birthday.cake.fill wineglass wineglass.fill fork.knife fork.knife.circle
        fork.knife.circle.fill cup.and.saucer cup.and.saucer.fill mug mug.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill frying.pan
        frying.pan.fill waterbottle waterbottle.fill lightbulb lightbulb.fill lightbulb.circle lightbulb.circle.fill lightbulb.slash lightbulb.slash.fill
        lightbulb.min lightbulb.max flashlight.on.fill flashlight.off.fill flashlight.on.circle lamp.desk lamp.desk.fill lamp.floor lamp.table lamp.table.fill
        lamp.ceiling fan fan.fill fan.desk fan.floor fan.ceiling ticket ticket.fill eyeglasses sunglasses sunglasses.fill comb comb.fill shippingbox
        shippingbox.fill shippingbox.circle cube cube.fill cube.transparent shippingbox.and.arrow.backward trophy trophy.fill trophy.circle medal medal.fill
        rosette hourglass hourglass.circle hourglass.badge.plus hourglass.bottomhalf.filled hourglass.tophalf.filled seal seal.fill checkmark.seal
        checkmark.seal.fill xmark.seal xmark.seal.fill exclamationmark.octagon bandage bandage.fill map map.fill map.circle map.circle.fill safari safari.fill
        compass.drawing globe globe.desk network target scope scalemass scalemass.fill teddybear teddybear.fill binoculars binoculars.fill battery.100
        testtube.2 flask flask.fill syringe syringe.fill pills pills.fill cross.case cross.case.fill cross.vial ivfluid.bag shoe shoe.fill hanger tshirt
        tshirt.fill jacket handbag handbag.fill basket basket.fill cabinet tent tent.fill signpost.right signpost.right.fill signpost.left
        signpost.right.and.left wallet.pass wallet.pass.fill wallet.bifold wallet.bifold.fill
        """

    private static let devices = """
        keyboard keyboard.fill keyboard.badge.ellipsis keyboard.chevron.compact.down keyboard.chevron.compact.down.fill keyboard.chevron.compact.left display
        display.2 display.trianglebadge.exclamationmark desktopcomputer desktopcomputer.trianglebadge.exclamationmark pc macpro.gen1 macpro.gen3 server.rack
        xserve laptopcomputer laptopcomputer.and.iphone laptopcomputer.slash macbook macbook.and.iphone macbook.and.ipad macmini macmini.fill macstudio iphone
        iphone.gen1 iphone.gen2 iphone.gen3 iphone.circle iphone.circle.fill iphone.homebutton iphone.landscape iphone.radiowaves.left.and.right iphone.slash
        iphone.and.arrow.forward apps.iphone ipad ipad.gen1 ipad.gen2 ipad.homebutton ipad.landscape ipad.and.iphone applewatch applewatch.watchface
        applewatch.radiowaves.left.and.right watch.analog ipod airpods airpodspro airpodsmax airpod.right earbuds beats.headphones headphones
        headphones.circle headphones.circle.fill homepod homepod.fill homepodmini homepodmini.fill homepod.2 appletv appletv.fill hifispeaker hifispeaker.fill
        hifispeaker.2 tv tv.fill tv.circle tv.inset.filled 4k.tv 4k.tv.fill play.tv play.tv.fill tv.and.mediabox tv.and.hifispeaker.fill radio radio.fill
        airplayvideo airplayvideo.circle airplayaudio airplayaudio.circle computermouse computermouse.fill magicmouse magicmouse.fill cpu cpu.fill memorychip
        memorychip.fill opticaldisc opticaldisc.fill opticaldiscdrive headphones.dots simcard simcard.fill sdcard sdcard.fill externaldrive externaldrive.fill
        externaldrive.badge.plus externaldrive.badge.checkmark externaldrive.badge.timemachine externaldrive.badge.wifi internaldrive internaldrive.fill
        externaldrive.connected.to.line.below av.remote av.remote.fill appletvremote.gen4 gamecontroller gamecontroller.fill gamecontroller.circle visionpro
        visionpro.fill vision.pro arkit cable.connector powercord powerplug powerplug.fill poweroutlet.type.b web.camera web.camera.fill wifi.router
        wifi.router.fill applepencil applepencil.gen1 applepencil.and.scribble photo.tv candybarphone flipphone
        """

    private static let connectivity = """
        wifi wifi.circle wifi.circle.fill wifi.square wifi.slash wifi.exclamationmark wave.3.left wave.3.right wave.3.forward wave.3.backward
        wave.3.left.circle wave.3.right.circle antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.slash
        antenna.radiowaves.left.and.right.circle dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.forward dot.radiowaves.up.forward
        cellularbars icloud icloud.fill icloud.circle icloud.slash icloud.slash.fill checkmark.icloud checkmark.icloud.fill xmark.icloud xmark.icloud.fill
        exclamationmark.icloud exclamationmark.icloud.fill link.icloud person.icloud bolt.horizontal.icloud icloud.and.arrow.down icloud.and.arrow.down.fill
        icloud.and.arrow.up icloud.and.arrow.up.fill arrow.clockwise.icloud arrow.counterclockwise.icloud network.slash network.badge.shield.half.filled
        globe.badge.chevron.backward personalhotspot.circle point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
        point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath app.connected.to.app.below.fill airplane.circle
        bolt.horizontal bolt.horizontal.fill bolt.horizontal.circle bolt.horizontal.circle.fill battery.0 battery.25 battery.50 battery.75 battery.0percent
        battery.25percent battery.50percent battery.75percent battery.100percent battery.100.bolt battery.100percent.bolt minus.plus.batteryblock
        minus.plus.batteryblock.fill bolt.batteryblock qrcode qrcode.viewfinder barcode barcode.viewfinder
        """

    private static let transportation = """
        figure.walk figure.walk.circle figure.walk.circle.fill airplane airplane.departure airplane.arrival car car.fill car.circle car.circle.fill car.2
        car.2.fill car.side car.side.fill car.rear bolt.car bolt.car.fill truck.box truck.box.fill truck.pickup.side bus bus.fill bus.doubledecker tram
        tram.fill tram.circle tram.fill.tunnel cablecar cablecar.fill lightrail train.side.front.car ferry ferry.fill sailboat sailboat.fill box.truck bicycle
        bicycle.circle scooter motorcycle motorcycle.fill stroller stroller.fill fuelpump fuelpump.fill fuelpump.circle ev.charger ev.charger.fill parkingsign
        parkingsign.circle parkingsign.circle.fill parkingsign.square steeringwheel steeringwheel.slash engine.combustion engine.combustion.fill road.lanes
        road.lanes.curved.left car.top.door.front.left.open tire light.beacon.max light.beacon.max.fill exclamationmark.brakesignal abs headlight.high.beam
        windshield.front.and.wiper carseat.left location location.fill location.circle location.circle.fill location.slash location.slash.fill location.north
        location.north.fill location.north.line location.north.line.fill location.north.circle location.square location.viewfinder
        """

    private static let human = """
        person person.fill person.circle person.circle.fill person.slash person.slash.fill person.badge.plus person.fill.badge.plus person.badge.minus
        person.fill.badge.minus person.badge.clock person.badge.key person.badge.shield.checkmark person.fill.checkmark person.fill.xmark
        person.fill.questionmark person.fill.turn.right person.and.arrow.left.and.arrow.right person.and.background.dotted person.and.person person.2
        person.2.fill person.2.circle person.2.circle.fill person.2.slash person.2.badge.plus person.2.badge.gearshape person.2.gobackward person.3
        person.3.fill person.3.sequence person.3.sequence.fill person.crop.circle person.crop.circle.fill person.crop.circle.badge.plus
        person.crop.circle.fill.badge.plus person.crop.circle.badge.minus person.crop.circle.badge.checkmark person.crop.circle.fill.badge.checkmark
        person.crop.circle.badge.xmark person.crop.circle.fill.badge.xmark person.crop.circle.badge.questionmark person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.clock person.crop.circle.dashed person.crop.square person.crop.square.fill person.crop.rectangle person.crop.rectangle.fill
        person.crop.rectangle.stack person.crop.artframe person.text.rectangle person.text.rectangle.fill person.bust person.bust.fill person.fill.viewfinder
        person.2.crop.square.stack rectangle.stack.person.crop face.smiling face.smiling.fill face.smiling.inverse face.dashed brain brain.fill
        brain.head.profile brain.head.profile.fill eye eye.fill eye.circle eye.circle.fill eye.slash eye.slash.fill eyebrow nose nose.fill mouth mouth.fill
        mustache mustache.fill ear ear.fill ear.badge.checkmark hearingdevice.ear lungs lungs.fill figure.stand figure.wave figure.wave.circle
        figure.arms.open figure.2.arms.open figure.and.child.holdinghands figure.2 figure.2.and.child.holdinghands figure figure.child accessibility
        accessibility.fill hand.raised hand.raised.fill hand.raised.slash hand.raised.slash.fill hand.raised.circle hand.raised.fingers.spread hand.thumbsup
        hand.thumbsup.fill hand.thumbsup.circle hand.thumbsdown hand.thumbsdown.fill hand.point.up hand.point.up.fill hand.point.up.left
        hand.point.up.left.fill hand.point.right hand.point.right.fill hand.point.left hand.point.left.fill hand.point.down hand.draw hand.draw.fill hand.tap
        hand.tap.fill hands.clap hands.clap.fill hand.wave hand.wave.fill faceid touchid viewfinder
        """

    private static let home = """
        house house.fill house.circle house.circle.fill house.lodge music.note.house music.note.house.fill play.house door.left.hand.open
        door.left.hand.closed door.right.hand.open door.garage.closed window.vertical.closed window.casement blinds.vertical.closed curtains.closed spigot
        spigot.fill shower shower.fill bathtub bathtub.fill sink sink.fill toilet toilet.fill bed.double bed.double.fill bed.double.circle sofa sofa.fill
        chair chair.fill chair.lounge chair.lounge.fill table.furniture table.furniture.fill fireplace fireplace.fill washer washer.fill dryer dryer.fill
        dishwasher dishwasher.fill oven oven.fill stove stove.fill cooktop microwave microwave.fill refrigerator refrigerator.fill air.purifier
        air.conditioner.horizontal heater.vertical lightswitch.on lightswitch.off switch.2 poweroutlet.type.a video.doorbell video.doorbell.fill humidifier
        stairs building building.fill building.2 building.2.fill building.columns building.columns.fill building.columns.circle popcorn popcorn.fill
        """

    private static let nature = """
        leaf leaf.fill leaf.circle leaf.circle.fill leaf.arrow.triangle.circlepath tree tree.fill tree.circle flame flame.fill flame.circle flame.circle.fill
        bolt bolt.fill bolt.circle bolt.circle.fill bolt.slash bolt.slash.fill bolt.shield bolt.heart bolt.heart.fill ladybug ladybug.fill ant ant.fill
        ant.circle tortoise tortoise.fill hare hare.fill dog dog.fill dog.circle cat cat.fill cat.circle lizard lizard.fill bird bird.fill fish fish.fill
        fish.circle pawprint pawprint.fill pawprint.circle pawprint.circle.fill fossil.shell fossil.shell.fill mountain.2 mountain.2.fill mountain.2.circle
        globe.americas globe.americas.fill globe.europe.africa globe.europe.africa.fill globe.asia.australia globe.asia.australia.fill
        globe.central.south.asia carrot carrot.fill atom allergens microbe microbe.fill bubbles.and.sparkles bubbles.and.sparkles.fill beach.umbrella
        beach.umbrella.fill
        """

    private static let editing = """
        slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3 slider.horizontal.2.square crop crop.rotate rotate.left rotate.left.fill
        rotate.right rotate.right.fill rotate.3d skew perspective flip.horizontal flip.horizontal.fill lasso lasso.badge.sparkles circle.lefthalf.filled
        circle.righthalf.filled circle.tophalf.filled circle.bottomhalf.filled circle.dotted circle.dashed circle.grid.cross dot.circle dot.circle.fill
        dot.square dot.viewfinder wand.and.rays.inverse squareshape squareshape.split.2x2 square.on.square square.on.square.fill square.fill.on.square
        square.fill.on.square.fill square.on.circle plus.square.on.square plus.square.fill.on.square.fill minus.square square.on.square.dashed square.dashed
        square.dashed.inset.filled rectangle.dashed plus.rectangle.on.rectangle rectangle.on.rectangle rectangle.on.rectangle.fill
        rectangle.on.rectangle.angled rectangle.on.rectangle.slash square.and.line.vertical.and.square align.horizontal.left align.horizontal.left.fill
        align.horizontal.center align.horizontal.right align.vertical.top align.vertical.center align.vertical.bottom align.vertical.bottom.fill
        distribute.horizontal.center distribute.vertical.center move.3d aspectratio aspectratio.fill lineweight swatchpalette swatchpalette.fill loupe
        photo.artframe circle.hexagongrid circle.hexagongrid.fill circle.hexagonpath squares.below.rectangle rectangle.and.pencil.and.ellipsis
        rectangle.and.text.magnifyingglass
        """

    private static let textFormatting = """
        textformat textformat.size textformat.size.larger textformat.size.smaller textformat.abc textformat.123 textformat.superscript textformat.subscript
        abc character character.cursor.ibeam character.bubble character.bubble.fill bold italic underline strikethrough bold.italic.underline bold.underline
        increase.indent decrease.indent increase.quotelevel decrease.quotelevel list.bullet list.bullet.circle list.bullet.circle.fill list.bullet.indent
        list.dash list.number list.star list.triangle list.and.film text.alignleft text.aligncenter text.alignright text.justify text.justify.left
        text.justify.leading text.append text.insert text.badge.plus text.badge.minus text.badge.checkmark text.badge.xmark text.badge.star text.redaction
        text.word.spacing text.line.first.and.arrowtriangle.forward text.below.photo text.quote text.cursor text.viewfinder text.justify.trailing
        paragraphsign line.3.horizontal line.3.horizontal.circle line.3.horizontal.circle.fill line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill line.horizontal.3 line.horizontal.3.decrease line.horizontal.3.decrease.circle info info.circle
        info.circle.fill info.square info.bubble questionmark questionmark.circle questionmark.circle.fill questionmark.square questionmark.diamond
        questionmark.app questionmark.square.dashed exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.square
        exclamationmark.2 exclamationmark.3 exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon.fill quote.opening quote.closing
        number number.circle number.circle.fill number.square signature checklist checklist.checked checklist.unchecked checkmark checkmark.circle
        checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.rectangle checkmark.diamond checkmark.circle.badge.xmark checkmark.gobackward
        xmark xmark.circle xmark.circle.fill xmark.square xmark.square.fill xmark.diamond xmark.octagon xmark.octagon.fill xmark.app xmark.rectangle
        tablecells tablecells.fill tablecells.badge.ellipsis rectangle.3.group rectangle.3.group.fill placeholdertext.fill
        """

    private static let media = """
        play play.fill play.circle play.circle.fill play.square play.square.fill play.rectangle play.rectangle.fill play.slash play.slash.fill
        play.square.stack play.square.stack.fill play.rectangle.on.rectangle play.rectangle.on.rectangle.fill pause pause.fill pause.circle pause.circle.fill
        pause.rectangle stop stop.fill stop.circle stop.circle.fill playpause playpause.fill playpause.circle record.circle record.circle.fill backward
        backward.fill backward.circle backward.circle.fill backward.end backward.end.fill backward.end.alt backward.end.alt.fill backward.frame
        backward.frame.fill forward forward.fill forward.circle forward.circle.fill forward.end forward.end.fill forward.end.alt forward.end.alt.fill
        forward.frame forward.frame.fill shuffle shuffle.circle shuffle.circle.fill repeat repeat.1 repeat.circle repeat.circle.fill repeat.1.circle infinity
        infinity.circle infinity.circle.fill gobackward gobackward.5 gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.60 gobackward.minus
        goforward goforward.5 goforward.10 goforward.15 goforward.30 goforward.45 goforward.60 goforward.plus speaker speaker.fill speaker.circle
        speaker.slash speaker.slash.fill speaker.slash.circle speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.2.circle
        speaker.wave.2.circle.fill speaker.wave.3 speaker.wave.3.fill speaker.badge.exclamationmark speaker.minus speaker.plus speaker.zzz speaker.1 speaker.2
        speaker.3.fill music.note music.note.list music.note.tv music.quarternote.3 music.mic music.mic.circle music.microphone waveform waveform.circle
        waveform.circle.fill waveform.path waveform.path.ecg waveform.path.ecg.rectangle waveform.badge.plus waveform.badge.magnifyingglass waveform.and.mic
        waveform.slash guitars guitars.fill pianokeys pianokeys.inverse film film.fill film.circle film.stack movieclapper movieclapper.fill photo photo.fill
        photo.circle photo.circle.fill photo.on.rectangle photo.on.rectangle.fill photo.on.rectangle.angled photo.stack photo.stack.fill photo.badge.plus
        photo.badge.arrow.down rectangle.stack.badge.play livephoto livephoto.slash livephoto.play slowmo timelapse rectangle.badge.plus pip pip.enter
        pip.exit pip.fill rectangle.inset.filled rectangle.compress.vertical rectangle.expand.vertical rectangle.arrowtriangle.2.inward
        rectangle.arrowtriangle.2.outward eject eject.fill eject.circle mount mount.fill memories memories.badge.plus video.and.waveform
        music.note.square.stack
        """

    private static let keyboard = """
        command command.circle command.circle.fill command.square option control shift shift.fill capslock capslock.fill escape return return.left
        return.right delete.left delete.left.fill delete.right delete.right.fill delete.backward delete.backward.fill delete.forward clear clear.fill fn power
        power.circle power.circle.fill power.dotted space arrow.right.to.line arrow.right.to.line.compact arrow.left.to.line arrow.up.to.line
        arrow.down.to.line arrow.forward.to.line arrow.backward.to.line arrowkeys arrowkeys.fill light.max light.min
        """

    private static let commerce = """
        cart cart.fill cart.circle cart.circle.fill cart.badge.plus cart.fill.badge.plus cart.badge.minus cart.badge.questionmark bag bag.fill bag.circle
        bag.circle.fill bag.badge.plus bag.fill.badge.plus bag.badge.minus creditcard creditcard.fill creditcard.circle creditcard.circle.fill
        creditcard.and.123 creditcard.trianglebadge.exclamationmark giftcard giftcard.fill banknote banknote.fill dollarsign dollarsign.circle
        dollarsign.circle.fill dollarsign.square dollarsign.arrow.circlepath eurosign eurosign.circle eurosign.circle.fill sterlingsign sterlingsign.circle
        sterlingsign.circle.fill yensign yensign.circle yensign.circle.fill bitcoinsign bitcoinsign.circle bitcoinsign.circle.fill indianrupeesign
        indianrupeesign.circle rublesign rublesign.circle wonsign wonsign.circle francsign lirasign pesosign centsign centsign.circle turkishlirasign
        tengesign hryvniasign shekelsign dongsign nairasign cedisign guaranisign chineseyuanrenminbisign percent storefront storefront.fill
        chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.bar chart.bar.fill chart.bar.xaxis chart.bar.doc.horizontal
        chart.bar.doc.horizontal.fill chart.pie chart.pie.fill chart.xyaxis.line chart.dots.scatter chart.bar.xaxis.ascending
        """

    private static let time = """
        clock clock.fill clock.circle clock.circle.fill clock.badge clock.badge.checkmark clock.badge.checkmark.fill clock.badge.exclamationmark
        clock.badge.xmark clock.badge.questionmark clock.arrow.circlepath clock.arrow.2.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90
        deskclock deskclock.fill alarm alarm.fill alarm.waves.left.and.right stopwatch stopwatch.fill timer timer.circle timer.square
        exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath
        """

    private static let health = """
        heart heart.fill heart.circle heart.circle.fill heart.square heart.square.fill heart.slash heart.slash.fill heart.text.square heart.text.square.fill
        heart.rectangle suit.heart suit.heart.fill arrow.up.heart arrow.up.heart.fill arrow.down.heart heart.text.clipboard staroflife staroflife.fill
        staroflife.circle cross cross.fill cross.circle cross.circle.fill facemask facemask.fill medical.thermometer medical.thermometer.fill ivfluid.bag.fill
        heart.badge.bolt zzz
        """

    private static let shapes = """
        circle circle.fill circle.slash circle.slash.fill circle.circle circle.circle.fill circle.inset.filled smallcircle.filled.circle
        smallcircle.filled.circle.fill largecircle.fill.circle circlebadge circlebadge.fill circlebadge.2 circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3
        circle.grid.3x3.fill circle.grid.2x1 circle.grid.3x3.circle square square.fill square.slash square.slash.fill square.inset.filled
        square.lefthalf.filled square.righthalf.filled square.split.1x2 square.split.2x1 square.split.2x2 square.split.2x1.fill square.split.diagonal
        square.split.diagonal.2x2 square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill square.grid.3x1.below.line.grid.1x2
        square.grid.3x2 square.grid.3x2.fill square.stack square.stack.fill square.stack.3d.up square.stack.3d.up.fill square.stack.3d.down.right
        square.stack.3d.up.slash square.3.layers.3d square.3.layers.3d.down.right square.2.layers.3d square.fill.and.line.vertical.and.square.fill app
        app.fill app.dashed app.badge app.badge.fill app.badge.checkmark apps.ipad rectangle rectangle.fill rectangle.portrait rectangle.portrait.fill
        rectangle.slash rectangle.stack rectangle.stack.fill rectangle.stack.badge.plus rectangle.stack.badge.minus rectangle.stack.person.crop.fill
        rectangle.split.2x1 rectangle.split.1x2 rectangle.split.3x1 rectangle.split.2x2 rectangle.split.3x3 rectangle.grid.1x2 rectangle.grid.1x2.fill
        rectangle.grid.2x2 rectangle.grid.2x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill rectangle.portrait.on.rectangle.portrait
        rectangle.portrait.split.2x1 rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill rectangle.portrait.and.arrow.forward
        rectangle.and.arrow.up.right.and.arrow.down.left rectangle.lefthalf.filled rectangle.righthalf.filled rectangle.bottomhalf.filled
        rectangle.tophalf.filled rectangle.leadinghalf.filled rectangle.center.inset.filled rectangle.inset.filled.and.person.filled
        rectangle.on.rectangle.square capsule capsule.fill capsule.portrait capsule.portrait.fill oval oval.fill oval.portrait triangle triangle.fill
        triangle.circle triangle.lefthalf.filled diamond diamond.fill diamond.circle pentagon pentagon.fill hexagon hexagon.fill octagon octagon.fill rhombus
        rhombus.fill star star.fill star.circle star.circle.fill star.square star.square.fill star.slash star.slash.fill star.leadinghalf.filled
        star.lefthalf.fill sidebar.left sidebar.right sidebar.leading sidebar.trailing sidebar.squares.left macwindow macwindow.on.rectangle
        macwindow.badge.plus dock.rectangle menubar.rectangle menubar.dock.rectangle inset.filled.rectangle view.2d view.3d cylinder cylinder.fill
        cylinder.split.1x2 cylinder.split.1x2.fill cone cone.fill pyramid pyramid.fill burst burst.fill rays cursorarrow cursorarrow.click cursorarrow.click.2
        cursorarrow.rays cursorarrow.motionlines cursorarrow.and.square.on.square.dashed contextualmenu.and.cursorarrow square.and.arrow.up
        square.and.arrow.up.fill square.and.arrow.up.circle square.and.arrow.up.circle.fill square.and.arrow.up.on.square square.and.arrow.down
        square.and.arrow.down.fill square.and.arrow.down.on.square ellipsis ellipsis.circle ellipsis.circle.fill ellipsis.rectangle ellipsis.rectangle.fill
        ellipsis.vertical.bubble plus.app plus.app.fill plus.rectangle plus.rectangle.fill plus.diamond plus.square plus.square.fill plus.square.dashed
        minus.rectangle minus.square.fill dot.squareshape
        """

    private static let arrows = """
        chevron.left chevron.right chevron.up chevron.down chevron.backward chevron.forward chevron.left.circle chevron.left.circle.fill chevron.right.circle
        chevron.right.circle.fill chevron.up.circle chevron.up.circle.fill chevron.down.circle chevron.down.circle.fill chevron.left.square
        chevron.right.square.fill chevron.left.2 chevron.right.2 chevron.backward.2 chevron.forward.2 chevron.up.chevron.down chevron.up.2 chevron.down.2
        chevron.compact.up chevron.compact.down chevron.compact.left chevron.compact.right chevron.left.forwardslash.chevron.right chevron.backward.circle
        chevron.forward.circle.fill chevron.up.square chevron.down.square chevron.up.forward.2 chevron.left.to.line chevron.right.to.line
        chevron.backward.to.line chevron.forward.to.line chevron.left.chevron.right arrow.left arrow.right arrow.up arrow.down arrow.backward arrow.forward
        arrow.up.left arrow.up.right arrow.down.left arrow.down.right arrow.up.forward arrow.up.backward arrow.left.circle arrow.left.circle.fill
        arrow.right.circle arrow.right.circle.fill arrow.up.circle arrow.up.circle.fill arrow.down.circle arrow.down.circle.fill arrow.forward.circle
        arrow.forward.circle.fill arrow.backward.circle arrow.up.right.circle arrow.up.right.circle.fill arrow.down.left.circle arrow.left.square
        arrow.right.square arrow.right.square.fill arrow.up.square arrow.up.square.fill arrow.down.square arrow.down.app arrow.forward.square
        arrow.up.right.square arrow.up.right.square.fill arrow.up.forward.square arrow.up.forward.app arrow.up.forward.app.fill arrow.up.left.circle
        arrow.left.and.right arrow.up.and.down arrow.up.and.down.circle arrow.left.and.right.circle arrow.up.and.down.and.arrow.left.and.right
        arrow.left.arrow.right arrow.left.arrow.right.circle arrow.right.arrow.left arrow.up.arrow.down arrow.up.arrow.down.circle
        arrow.up.arrow.down.circle.fill arrow.up.arrow.down.square arrow.left.and.right.square arrow.up.left.and.arrow.down.right
        arrow.down.right.and.arrow.up.left arrow.up.right.and.arrow.down.left arrow.down.left.and.arrow.up.right
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.left.and.down.right.magnifyingglass arrow.clockwise arrow.clockwise.circle
        arrow.clockwise.circle.fill arrow.counterclockwise arrow.counterclockwise.circle arrow.counterclockwise.circle.fill arrow.2.circlepath
        arrow.2.squarepath arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill
        arrow.triangle.2.circlepath.camera arrow.3.trianglepath arrow.triangle.branch arrow.triangle.merge arrow.triangle.swap arrow.triangle.pull
        arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill arrow.triangle.turn.up.right.circle arrow.triangle.capsulepath
        arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        arrow.trianglehead.branch arrow.trianglehead.2.counterclockwise arrow.uturn.left arrow.uturn.right arrow.uturn.backward arrow.uturn.forward
        arrow.uturn.up arrow.uturn.down arrow.uturn.left.circle arrow.uturn.left.circle.fill arrow.uturn.backward.circle arrow.uturn.right.circle
        arrow.turn.up.left arrow.turn.up.right arrow.turn.down.left arrow.turn.down.right arrow.turn.left.up arrow.turn.right.up arrow.turn.left.down
        arrow.turn.right.down arrow.bend.up.left arrow.bend.up.right arrow.bend.up.right.circle arrow.bend.right.up arrow.bend.left.up arrow.bend.down.left
        arrow.bend.down.right arrow.branch arrow.merge arrow.swap arrow.down.to.line.compact arrow.up.to.line.compact
        arrow.up.and.line.horizontal.and.arrow.down arrow.down.and.line.horizontal.and.arrow.up arrow.left.and.line.vertical.and.arrow.right
        arrow.right.and.line.vertical.and.arrow.left arrow.up.bin arrow.up.bin.fill arrow.down.to.line.circle arrow.up.message arrow.up.trash
        arrow.rectanglepath arrow.up.and.person.rectangle.portrait arrow.right.doc.on.clipboard arrow.up.page.on.clipboard arrowtriangle.up
        arrowtriangle.up.fill arrowtriangle.down arrowtriangle.down.fill arrowtriangle.left arrowtriangle.left.fill arrowtriangle.right
        arrowtriangle.right.fill arrowtriangle.up.circle arrowtriangle.down.circle.fill arrowtriangle.right.circle
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill arrowshape.up
        arrowshape.up.fill arrowshape.down arrowshape.down.fill arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right
        arrowshape.turn.up.right.fill arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.fill arrowshape.turn.up.backward arrowshape.turn.up.forward
        arrowshape.turn.up.forward.fill arrowshape.bounce.right arrowshape.zigzag.right arrowshape.forward arrowshape.backward.fill arrowshape.up.circle
        arrowshape.left.arrowshape.right
        """

    private static let math = """
        sum function plus plus.circle plus.circle.fill minus minus.circle minus.circle.fill plusminus plusminus.circle plus.forwardslash.minus
        minus.forwardslash.plus multiply multiply.circle multiply.circle.fill multiply.square divide divide.circle divide.circle.fill equal equal.circle
        equal.circle.fill equal.square notequal notequal.circle lessthan lessthan.circle lessthan.square greaterthan greaterthan.circle greaterthan.square
        lessthanorequalto greaterthanorequalto curlybraces curlybraces.square curlybraces.square.fill parentheses x.squareroot x.circle x.circle.fill angle
        nosign line.diagonal line.diagonal.arrow slash.circle slash.circle.fill asterisk asterisk.circle asterisk.circle.fill ellipsis.curlybraces
        point.bottomleft.forward.to.point.topright.scurvepath alternatingcurrent directcurrent tilde tuningfork
        """

    private static let gaming = """
        dpad dpad.fill dpad.left.filled dpad.up.filled circle.grid.cross.fill l1.button.roundedbottom.horizontal r1.button.roundedbottom.horizontal a.circle
        b.circle y.circle dice dice.fill die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 die.face.6.fill suit.spade suit.spade.fill
        suit.club suit.club.fill suit.diamond suit.diamond.fill checkerboard.rectangle arcade.stick
        """

    private static let fitness = """
        figure.run figure.run.circle figure.run.circle.fill figure.roll figure.american.football figure.archery figure.badminton figure.baseball
        figure.basketball figure.bowling figure.boxing figure.climbing figure.cooldown figure.core.training figure.cricket figure.dance figure.elliptical
        figure.equestrian.sports figure.fencing figure.fishing figure.flexibility figure.golf figure.gymnastics figure.handball figure.hiking figure.hockey
        figure.indoor.cycle figure.jumprope figure.kickboxing figure.martial.arts figure.mind.and.body figure.mixed.cardio figure.outdoor.cycle figure.pilates
        figure.play figure.pool.swim figure.open.water.swim figure.rower figure.rugby figure.skating figure.skiing.downhill figure.skiing.crosscountry
        figure.snowboarding figure.soccer figure.softball figure.stair.stepper figure.stairs figure.step.training figure.strengthtraining.functional
        figure.strengthtraining.traditional figure.surfing figure.taichi figure.table.tennis figure.tennis figure.track.and.field figure.volleyball
        figure.water.fitness figure.waterpolo figure.wrestling figure.yoga figure.cross.training figure.highintensity.intervaltraining figure.barre
        figure.curling figure.disc.sports figure.lacrosse figure.racquetball figure.sailing figure.squash figure.australian.football figure.hand.cycling
        sportscourt sportscourt.fill dumbbell dumbbell.fill soccerball soccerball.inverse baseball baseball.fill basketball basketball.fill football
        football.fill tennisball tennisball.fill volleyball volleyball.fill tennis.racket cricket.ball hockey.puck hockey.puck.fill skateboard skis snowboard
        surfboard skateboard.fill figure.socialdance gym.bag gym.bag.fill
        """

    private static let developmentAndPrivacy = """
        terminal terminal.fill hand.raised.app ladybug.circle command.square.fill checkmark.circle.trianglebadge.exclamationmark exclamationmark.lock
        exclamationmark.lock.fill lock.app.dashed key.viewfinder text.and.command.macwindow arrow.down.app.fill doc.viewfinder doc.viewfinder.fill
        sparkle.magnifyingglass sparkles.tv sparkles.rectangle.stack square.text.square rectangle.and.hand.point.up.left rectangle.and.paperclip
        moonphase.full.moon moonphase.first.quarter moonphase.new.moon moonphase.waxing.crescent lifepreserver lifepreserver.fill lanyardcard lanyardcard.fill
        gearshape.arrow.triangle.2.circlepath testtube eyes figure.walk.motion rectangle.3.offgrid rectangle.3.offgrid.fill list.bullet.below.rectangle
        dot.arrowtriangles.up.right.down.left.circle circle.lefthalf.fill circle.righthalf.fill dial.min dial.max mail mail.fill cube.box cube.box.fill
        gauge.with.dots.needle.33percent gauge.with.dots.needle.67percent play.desktopcomputer amplifier arrow.clockwise.heart
        chart.line.uptrend.xyaxis.circle bolt.trianglebadge.exclamationmark pencil.tip.crop.circle.badge.plus doc.badge.clock camera.fill.badge.ellipsis
        moonphase.last.quarter moonphase.waning.crescent arrowshape.turn.up.right.2 gobackward.75 gobackward.90 goforward.75 goforward.90
        arrow.left.to.line.compact
        """
}
