declare const __PWA_SW__: string | undefined;

/** Only what the production build makes has a worker of the whole app (scripts/build/service-worker/service-worker.mjs). */
const APP_WORKER = typeof __PWA_SW__ === "undefined" ? null : __PWA_SW__;
/** What shows pushes; a part of the app's worker, and on its own where there is none. */
const PUSH_WORKER = "/push-worker.js";
const ALL_PAGES = "/";

/** The one place that registers a worker: of the whole app, or else (in development) of pushes alone. */
function register(address: string): Promise<ServiceWorkerRegistration> {
  // Not even what the worker imports may come from the browser's cache: a new version must not be missed.
  return navigator.serviceWorker.register(address, { updateViaCache: "none" });
}

/** Starts the worker of the whole app; null where there is none, or none is allowed (private windows refuse). */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!APP_WORKER || !("serviceWorker" in navigator)) return null;
  // A browser set to block workers answers with nothing at all.
  const registration: ServiceWorkerRegistration | undefined = await register(APP_WORKER).catch(
    () => undefined,
  );
  return registration ?? null;
}

/** The registration through which this browser gets pushes, made if need be. Throws what the browser refuses with. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration> {
  const known = await navigator.serviceWorker.getRegistration(ALL_PAGES);
  if (!known) await register(APP_WORKER ?? PUSH_WORKER);
  return navigator.serviceWorker.ready;
}

/** Calls back as soon as a newer worker waits for its turn, and at once when one does. Returns the way to stop. */
export function onWaitingWorker(registration: ServiceWorkerRegistration, listener: () => void): () => void {
  const stop = new AbortController();
  const follow = (worker: ServiceWorker) => {
    const look = () => {
      // The very first one replaces nothing.
      if (worker.state === "installed" && registration.active) listener();
    };
    look();
    worker.addEventListener("statechange", look, stop);
  };
  for (const worker of [registration.waiting, registration.installing]) if (worker) follow(worker);
  registration.addEventListener(
    "updatefound",
    () => registration.installing && follow(registration.installing),
    stop,
  );
  return () => stop.abort();
}

/** Lets the waiting worker take over and then loads this page anew. Only ever after a press. */
export function takeNewVersion({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (!waiting) return reload();
  // Other tabs keep what is typed in them: they go on with the pages they have.
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting.postMessage({ type: "SKIP_WAITING" });
}

/** Looks for a newer worker: when a tab is looked at again after a long time, or its code is not there any more. */
export async function lookForUpdate(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(ALL_PAGES);
    await registration?.update();
  } catch {
    // Without a network there is nothing to find, and private windows have no workers; neither is an error.
  }
}
