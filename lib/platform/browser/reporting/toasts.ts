export type ToastVariant = "success" | "info" | "warning" | "error";
export type ToastAction = { label: string; onClick: () => void };
export type Toast = { text: string; variant: ToastVariant; action?: ToastAction };
export type LiveToast = {
  /** A toast about the same thing takes the place of the one before. */
  id?: string;
  text: string;
  /** What it is about, where the text does not say it. */
  about?: string;
  variant?: ToastVariant;
  href?: string;
  actionLabel?: string;
  /** The person follows the toast to where it leads. */
  onFollow?: () => void;
};

/** What the toast host of the app shell offers to code outside of React. */
export type ToastHost = {
  toast: (toast: Toast) => void;
  liveToast: (toast: LiveToast) => void;
  error: (error: unknown) => void;
  closeErrors: () => void;
  trying: () => void;
};

type Delivery = (host: ToastHost) => void;

let current: ToastHost | null = null;
let waiting: Delivery[] = [];
let loadHost: (() => void) | null = null;

/** Calls back when a toast is to be shown and there is no host yet. Returns the way to stop. */
export function onFirstToast(fetch: () => void): () => void {
  loadHost = fetch;
  if (waiting.length > 0) fetch();
  return () => {
    if (loadHost === fetch) loadHost = null;
  };
}

function deliver(delivery: Delivery): void {
  if (current) return delivery(current);
  waiting.push(delivery);
  loadHost?.();
}

/** Sets the app shell's toast host, which shows what has waited for it. Returns the way to remove it. */
export function setToastHost(next: ToastHost): () => void {
  current = next;
  const before = waiting;
  waiting = [];
  for (const delivery of before) delivery(next);
  return () => {
    if (current === next) current = null;
  };
}

function show(variant: ToastVariant) {
  return (text: string, options: { action?: ToastAction } = {}): void => {
    if (text) deliver((host) => host.toast({ text, variant, ...options }));
  };
}

/** Answers to one's own action: top centre, 4000 ms, at most 5, the same text once (specification 9). */
export const toast = {
  success: show("success"),
  info: show("info"),
  warning: show("warning"),
  error: show("error"),
};

/** A live notification: bottom left, 5000 ms, at most 3. */
export function liveToast(toast: LiveToast): void {
  deliver((host) => host.liveToast(toast));
}

/** Shows the unique texts of a failed call, once each; nothing when there is no text. */
export function showError(error: unknown): void {
  deliver((host) => host.error(error));
}

/** Says that a call is being repeated because the server asked for a moment. */
export function showTrying(): void {
  deliver((host) => host.trying());
}

/** Removes earlier error toasts: a user who retries has read them, and they must not cover what comes next. */
export function closeErrors(): void {
  current?.closeErrors();
}
