/// The stores that come with this package.
extension Store {
  /// The Amazon Appstore.
  public static let amazonAppstore = Store(rawValue: "amazon")

  /// Apple's App Store on every platform, the Mac App Store included.
  public static let appleAppStore = Store(rawValue: "apple")

  /// BlackBerry World, which is closed.
  public static let blackBerryWorld = Store(rawValue: "blackberry")

  /// Cafe Bazaar.
  public static let cafeBazaar = Store(rawValue: "cafebazaar")

  /// The Chrome Web Store.
  public static let chromeWebStore = Store(rawValue: "chrome-web-store")

  /// Microsoft Edge Add-ons.
  public static let edgeAddOns = Store(rawValue: "edge-addons")

  /// The Epic Games Store.
  public static let epicGamesStore = Store(rawValue: "epic")

  /// F-Droid.
  public static let fDroid = Store(rawValue: "fdroid")

  /// Firefox Add-ons (addons.mozilla.org).
  public static let firefoxAddOns = Store(rawValue: "firefox-amo")

  /// Flathub, and programs that open AppStream links.
  public static let flathub = Store(rawValue: "flathub")

  /// Google Play.
  public static let googlePlay = Store(rawValue: "google-play")

  /// Honor App Market.
  public static let honorAppMarket = Store(rawValue: "honor")

  /// Huawei AppGallery.
  public static let huaweiAppGallery = Store(rawValue: "huawei")

  /// itch.io.
  public static let itch = Store(rawValue: "itch")

  /// The Meizu app store.
  public static let meizuAppStore = Store(rawValue: "meizu")

  /// The Meta Quest store.
  public static let metaQuestStore = Store(rawValue: "meta-quest")

  /// The Microsoft Store on Windows and Xbox.
  public static let microsoftStore = Store(rawValue: "microsoft")

  /// Myket.
  public static let myket = Store(rawValue: "myket")

  /// ONE store.
  public static let oneStore = Store(rawValue: "onestore")

  /// OPPO App Market.
  public static let oppoAppMarket = Store(rawValue: "oppo")

  /// RuStore.
  public static let ruStore = Store(rawValue: "rustore")

  /// Samsung Galaxy Store.
  public static let samsungGalaxyStore = Store(rawValue: "samsung")

  /// Setapp.
  public static let setapp = Store(rawValue: "setapp")

  /// SlideME.
  public static let slideME = Store(rawValue: "slideme")

  /// The Snap Store.
  public static let snapStore = Store(rawValue: "snap")

  /// Steam.
  public static let steam = Store(rawValue: "steam")

  /// Tencent MyApp.
  public static let tencentMyApp = Store(rawValue: "tencent")

  /// TestFlight.
  public static let testFlight = Store(rawValue: "testflight")

  /// The vivo app store.
  public static let vivoAppStore = Store(rawValue: "vivo")

  /// The store of Windows Phone 8, which is closed.
  public static let windowsPhoneStore = Store(rawValue: "windows-phone")

  /// Xiaomi GetApps.
  public static let xiaomiGetApps = Store(rawValue: "xiaomi")

  /// Yandex.Store, which is closed.
  public static let yandexStore = Store(rawValue: "yandex-store")
}
