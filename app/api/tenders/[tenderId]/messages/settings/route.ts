import { chatState, conversationSettingsBody } from "@/lib/chat/schema";
import { setConversation } from "@/lib/chat/service/set-conversation";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// PATCH /api/tenders/{tenderId}/messages/settings: the caller mutes or archives their conversation, or no longer.
export const PATCH = route(
  { auth: "user", limit: "write", params: tenderParams, body: conversationSettingsBody, output: chatState },
  ({ actor, params, body }) => setConversation({ actor, tenderId: params.tenderId, settings: body }),
);
