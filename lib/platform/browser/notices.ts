export type NoticeVariant = "success" | "info" | "warning" | "error";
export type NoticeAction = { label: string; onClick: () => void };
export type Notice = { text: string; variant: NoticeVariant; action?: NoticeAction };
export type LiveToast = {
  /** A toast about the same thing takes the place of the one before. */
  id?: string;
  text: string;
  variant?: NoticeVariant;
  href?: string;
  actionLabel?: string;
  /** The person follows the toast to where it leads. */
  onFollow?: () => void;
};

/** What the snackbar stacks of the frame offer to code outside of React. */
export type NoticeBoard = {
  notice: (notice: Notice) => void;
  toast: (toast: LiveToast) => void;
  error: (error: unknown) => void;
  closeErrors: () => void;
};

let board: NoticeBoard | null = null;

/** The frame puts its stacks here; returns the way to take them away. */
export function setNoticeBoard(next: NoticeBoard): () => void {
  board = next;
  return () => {
    if (board === next) board = null;
  };
}

function say(variant: NoticeVariant) {
  return (text: string, options: { action?: NoticeAction } = {}): void => {
    if (text) board?.notice({ text, variant, ...options });
  };
}

/** Answers to one's own action: top centre, 4000 ms, at most 5, the same text once (specification 9). */
export const notice = {
  success: say("success"),
  info: say("info"),
  warning: say("warning"),
  error: say("error"),
};

/** Somebody else did something: bottom left, 5000 ms, at most 3. */
export function liveToast(toast: LiveToast): void {
  board?.toast(toast);
}

/** Shows the unique texts of a failed call, once each; nothing when there is no text. */
export function showError(error: unknown): void {
  board?.error(error);
}

/** Takes away what went wrong before: whoever tries again has read it, and it must not cover what comes next. */
export function closeErrors(): void {
  board?.closeErrors();
}
