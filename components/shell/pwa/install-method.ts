import Bowser from "bowser";

/**
 * How the app is installed: by hand through the share menu of a phone (steps) or of Safari on a Mac (dock), or by the
 * browser's own prompt (question).
 */
export type InstallMethod = "steps" | "dock" | "question";

/** The first Safari that adds web pages to the Dock. */
const DOCK_SINCE = 17;

/** `touchPoints`: the user agent of an iPad is that of a Mac, but no Mac has a touch screen. */
export function installMethodOf(userAgent: string, touchPoints: number): InstallMethod {
  const { browser, os } = Bowser.parse(userAgent);
  const isSafari = browser.name === "Safari";
  // On iPhones and iPads every browser has the share menu of the system.
  if (os.name === "iOS" || (isSafari && touchPoints > 1)) return "steps";
  const isMac = os.name === "macOS" && touchPoints === 0;
  return isSafari && isMac && Number.parseFloat(browser.version ?? "") >= DOCK_SINCE ? "dock" : "question";
}
