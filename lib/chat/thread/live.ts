import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useResync } from "@/lib/platform/browser/realtime/socket";
import { changeThread, fetchPage } from "./queries";
import { mergeThreads, openThread, withPage, type ConversationRef, type ThreadState } from "./reducer";

/** Fetches what is shown once more: the fresh texts take the place of those that are there. */
async function refetchShown(cache: QueryClient, conversation: ConversationRef, firstSeq: number) {
  let fresh = openThread(await fetchPage(conversation, {}));
  while (!fresh.isComplete && (fresh.messages[0]?.seq ?? 0) > firstSeq) {
    const beforeSeq = fresh.messages[0]?.seq ?? 0;
    fresh = withPage(fresh, await fetchPage(conversation, { beforeSeq }), { beforeSeq });
  }
  changeThread(cache, conversation, (thread) => mergeThreads(thread, fresh));
}

/** After an absence, what was edited, deleted or hidden meanwhile is read anew: only new messages are asked for otherwise. */
export function useRefetchAfterAbsence(conversation: ConversationRef, thread: ThreadState): void {
  const cache = useQueryClient();
  const firstSeq = thread.messages[0]?.seq ?? 0;
  // Until it succeeds they read as before; opening the conversation anew shows them, too.
  useResync(() => void refetchShown(cache, conversation, firstSeq).catch(() => undefined));
}

/** How long before their addresses end the files are asked for anew, so that none that is pressed has just ended. */
const EARLY_MS = 60_000;

/** When the first address of a file that is shown ends, in epoch ms; Infinity when none does. */
function firstExpiryOf({ messages }: ThreadState): number {
  const urls = messages.flatMap(({ files }) => files.map(({ url }) => url));
  return Math.min(...urls.map((url) => Number(/[?&]expires=(\d+)/.exec(url)?.[1] ?? Infinity) * 1000));
}

/** In a conversation that stays open, photos and documents get new addresses before those they have end. */
export function useFreshFiles(conversation: ConversationRef, thread: ThreadState): void {
  const cache = useQueryClient();
  const renewAt = firstExpiryOf(thread) - EARLY_MS;
  const renew = useEffectEvent(() => {
    if (document.visibilityState !== "visible" || Date.now() < renewAt) return;
    // When it fails, the next look at the page or the next connection tries again.
    refetchShown(cache, conversation, thread.messages[0]?.seq ?? 0).catch(() => undefined);
  });
  useEffect(() => {
    if (renewAt === Infinity) return undefined;
    const timer = setTimeout(() => renew(), Math.max(0, renewAt - Date.now()));
    const look = () => renew();
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [renewAt]);
}

const agreedSeqOf = ({ messages }: ThreadState) =>
  messages.findLast(({ systemCode }) => systemCode === "OFFER_ACCEPTED")?.seq ?? 0;

/** When the two agree while a conversation is open, contact details in what was said before are no longer hidden. */
export function useRevealOnAgreement(conversation: ConversationRef, thread: ThreadState): void {
  const cache = useQueryClient();
  const readUpTo = useRef(thread.lastSeq);
  const agreedSeq = agreedSeqOf(thread);
  const reveal = useEffectEvent(() => {
    readUpTo.current = agreedSeq;
    // Until it succeeds they stay hidden; opening the conversation anew shows them, too.
    refetchShown(cache, conversation, thread.messages[0]?.seq ?? 0).catch(() => undefined);
  });
  useEffect(() => {
    if (agreedSeq > readUpTo.current) reveal();
  }, [agreedSeq]);
}

/** True until a moment (epoch ms): while the other party counts as typing, or a message can be changed. Ends by itself. */
export function useIsBefore(until: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = until - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [until]);
  return until > now;
}
