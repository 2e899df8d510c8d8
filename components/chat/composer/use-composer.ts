"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { validateMixed } from "@/components/files/validate-files";
import { useUploads, type Upload } from "@/components/files/use-uploads";
import type { Outgoing } from "@/lib/chat/thread/reducer";
import { MESSAGE_LIMITS } from "@/lib/chat/constants";
import { newId } from "@/lib/shared/ids";
import { keepChatDraft, readChatDraft, type ChatDraft } from "./chat-draft";

/** Why a message has not gone yet: its files are on their way, or one of them did not arrive. */
export type SendBlocker = "waiting" | "failed";

const EMPTY: ChatDraft = { text: "", fileIds: [] };
const NONE: readonly never[] = [];

/** What is being written, the same after a reload. `read` answers what is there this moment. */
function useChatDraft(scope: string) {
  const [draft, setDraft] = useState(() => readChatDraft(scope));
  const latest = useRef(draft);
  const change = (part: Partial<ChatDraft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    keepChatDraft(scope, latest.current);
  };
  return { draft, change, read: () => latest.current };
}

function blockerOf(uploads: readonly Upload[], isRestoring: boolean): SendBlocker | null {
  const missing = uploads.filter(({ view }) => !view);
  const isMoving = ({ transfer }: Upload) => (transfer ? !transfer.failure : isRestoring);
  if (missing.length === 0) return null;
  return missing.every(isMoving) ? "waiting" : "failed";
}

function isNothing({ text, fileIds }: ChatDraft): boolean {
  return text.trim() === "" && fileIds.length === 0;
}

function both<T>(before: () => void, act: (what: T) => void): (what: T) => void {
  return (what) => {
    before();
    act(what);
  };
}

/** How many characters of a message are there, as the server counts them: a 🐝 is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** Does it as soon as the last file has arrived and its place is drawn. */
function useOnce(isTime: boolean, act: () => unknown): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isTime) return;
    const timer = setTimeout(actNow);
    return () => clearTimeout(timer);
  }, [isTime]);
}

/** A message while it is written: its text, its files, and when it may go. */
export function useComposer(scope: string, onSend: (message: Outgoing) => void) {
  const { draft, change, read } = useChatDraft(scope);
  const [sendBlocker, setSendBlocker] = useState<SendBlocker | null>(null);
  const files = useUploads(
    { ids: draft.fileIds, read: () => read().fileIds, write: (fileIds) => change({ fileIds }) },
    { max: MESSAGE_LIMITS.files, rootFolder: "files", initial: NONE, judge: validateMixed },
  );
  const blocker = blockerOf(files.uploads, files.isRestoring);

  /** True when the message has gone. */
  const send = (): boolean => {
    const text = read().text.trim();
    if (isNothing(read()) || lengthOf(text) > MESSAGE_LIMITS.text) return false;
    setSendBlocker(blocker);
    if (blocker) return false;
    const views = files.uploads.flatMap(({ view }) => view ?? []);
    // The outbox has it before the draft forgets it.
    onSend({ clientMessageId: newId(), text, files: views });
    change(EMPTY);
    return true;
  };

  useOnce(sendBlocker === "waiting" && blocker !== "waiting", send);
  // Typing on cancels the pending send: a message that waits for its uploads must not be sent half-finished.
  const goOn = () => setSendBlocker(null);
  return {
    text: draft.text,
    isEmpty: isNothing(draft),
    // A file that failed was removed or is on its way again: nothing is in the way any more.
    sendBlocker: sendBlocker === "failed" && blocker !== "failed" ? null : sendBlocker,
    files: { ...files, add: both(goOn, files.add), remove: both(goOn, files.remove) },
    send,
    write: both(goOn, (text: string) => change({ text })),
  };
}
