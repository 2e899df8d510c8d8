import Bowser from "bowser";

/** How an app gets onto this home screen: by hand through the share menu, or by the browser's own question. */
export type InstallWay = "steps" | "question";

/** `touchPoints`: an iPad says that it is a Mac, but no Mac has a touch screen. */
export function installWayOf(userAgent: string, touchPoints: number): InstallWay {
  const { browser, os } = Bowser.parse(userAgent);
  // On iPhones and iPads every browser has the share menu of the system.
  const isHandheld = os.name === "iOS" || (browser.name === "Safari" && touchPoints > 1);
  return isHandheld ? "steps" : "question";
}
