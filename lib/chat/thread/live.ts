import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
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
