import { readStored, writeStored } from "../storage/local-storage";

/** What Chromium offers once it would install the product; TypeScript knows nothing of it. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function become(next: InstallOffer | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

/** Listens from the first moment: the browser says only once, early, that it would install the product. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The browser's own bar would come at any time; ours comes on the account, once.
    event.preventDefault();
    become(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => become(null));
}

export const installOffer = {
  isThere: (): boolean => offer !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows the browser's own question; it can be shown only once, and only after a press. */
  show: (): void => {
    const now = offer;
    become(null);
    // Refused when it comes without a press or a second time, which then changes nothing.
    now?.prompt().catch(() => undefined);
  },
};

/** Whether this is the app on the home screen already. */
export function isInstalled(): boolean {
  const isOnIPhone = "standalone" in navigator && navigator.standalone === true;
  return isOnIPhone || window.matchMedia("(display-mode: standalone)").matches;
}

/** At most once per device (specification 2). */
export const installPrompt = {
  wasShown: (): boolean => readStored("installPromptShown") !== null,
  rememberShown: (): void => writeStored("installPromptShown", "true"),
};
