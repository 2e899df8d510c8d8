import Bowser from "bowser";

/** How the app is installed: by hand through the share menu (steps), or by the browser's own prompt (question). */
export type InstallMethod = "steps" | "question";

/** `touchPoints`: the user agent of an iPad is that of a Mac, but no Mac has a touch screen. */
export function installMethodOf(userAgent: string, touchPoints: number): InstallMethod {
  const { browser, os } = Bowser.parse(userAgent);
  // On iPhones and iPads every browser has the share menu of the system.
  const isHandheld = os.name === "iOS" || (browser.name === "Safari" && touchPoints > 1);
  return isHandheld ? "steps" : "question";
}
