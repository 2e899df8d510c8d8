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

type Saying = (board: NoticeBoard) => void;

let board: NoticeBoard | null = null;
let waiting: Saying[] = [];
let fetchBoard: (() => void) | null = null;

/** Calls when something is to be shown and the stacks are not there. Returns the way to stop. */
export function onFirstNotice(fetch: () => void): () => void {
  fetchBoard = fetch;
  if (waiting.length > 0) fetch();
  return () => {
    if (fetchBoard === fetch) fetchBoard = null;
  };
}

function tell(saying: Saying): void {
  if (board) return saying(board);
  waiting.push(saying);
  fetchBoard?.();
}

/** The frame puts its stacks here, which say what has waited for them; returns the way to take them away. */
export function setNoticeBoard(next: NoticeBoard): () => void {
  board = next;
  const before = waiting;
  waiting = [];
  for (const saying of before) saying(next);
  return () => {
    if (board === next) board = null;
  };
}

function say(variant: NoticeVariant) {
  return (text: string, options: { action?: NoticeAction } = {}): void => {
    if (text) tell((stacks) => stacks.notice({ text, variant, ...options }));
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
  tell((stacks) => stacks.toast(toast));
}

/** Shows the unique texts of a failed call, once each; nothing when there is no text. */
export function showError(error: unknown): void {
  tell((stacks) => stacks.error(error));
}

/** Takes away what went wrong before: whoever tries again has read it, and it must not cover what comes next. */
export function closeErrors(): void {
  board?.closeErrors();
}
