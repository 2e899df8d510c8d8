import type { Work } from "@/lib/platform/server/work/transact";
import { listForReaders } from "../data/change-message";
import { messageFor } from "../data/message-row";

/** What was said reads differently now: every open screen of the two gets it as each of them may see it. */
export async function emitMessagesChanged(work: Work, messageIds: readonly string[]): Promise<void> {
  for (const { view, talk, readers } of await listForReaders(work.tx, messageIds))
    for (const reader of readers)
      work.emit({
        userIds: [reader.id],
        event: "MESSAGE_CHANGED",
        payload: messageFor(view, reader, talk),
      });
}
