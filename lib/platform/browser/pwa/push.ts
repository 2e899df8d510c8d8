import { pushRegistration } from "./worker";

/** Whether this browser can and does show notifications while no page is open. `install`: only the installed app can. */
export type PushState = "unsupported" | "install" | "blocked" | "off" | "on";

/** What the server must know of a browser to reach it. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

const ALL_PAGES = "/";

function isIOS(): boolean {
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function hasPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The push subscription of this browser, or null. Never triggers the permission prompt. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!hasPush() || Notification.permission !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration(ALL_PAGES);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** How this browser stands to push. */
export async function readPushState(): Promise<PushState> {
  // On iPhones the programming interface is there only in an app on the home screen.
  if (!hasPush()) return isIOS() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await currentSubscription()) ? "on" : "off";
}

/** A subscription in the words of the server. */
export function addressOf(subscription: PushSubscription): PushAddress {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

function toBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const known = subscription.options.applicationServerKey;
  return known !== null && new Uint8Array(known).join() === key.join();
}

/** Asks for permission and subscribes; only after a tap, or browsers refuse. Null: the person did not allow it. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await pushRegistration();
  const applicationServerKey = toBytes(publicKey);
  const known = await pushManager.getSubscription();
  if (known && isFor(known, applicationServerKey)) return known;
  // One for other keys than the server's would never receive anything.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Ends this browser's subscription, for example because its person has signed out. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
