import { z } from "zod";
import { finishedUploadIds } from "@/lib/files/constants";
import { clearDraft, readDraft, writeDraft } from "@/lib/platform/browser/storage/drafts";

const chatDraft = z.object({ text: z.string(), fileIds: z.array(z.string()) });
export type ChatDraft = z.infer<typeof chatDraft>;

/** Both sides may use the same device, and a conversation has one id for both. */
export function draftScope(userId: string, conversationId: string): string {
  return `${userId} ${conversationId}`;
}

/** What was being written in a conversation, with the files that had arrived. */
export function readChatDraft(scope: string): ChatDraft {
  const kept = chatDraft.safeParse(readDraft("chat", scope)?.values);
  return kept.success ? kept.data : { text: "", fileIds: [] };
}

/** Keeps every change at once; of the files those that have arrived, since the others are lost with the page. */
export function keepChatDraft(scope: string, { text, fileIds }: ChatDraft): void {
  const draft: ChatDraft = { text, fileIds: finishedUploadIds(fileIds) };
  if (text.trim() === "" && draft.fileIds.length === 0) clearDraft("chat", scope);
  else writeDraft("chat", scope, draft);
}
