import { editMessageBody, messageParams, messageView } from "@/lib/chat/schema";
import { deleteMessage, editMessage } from "@/lib/chat/service/change-message";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/tenders/{tenderId}/messages/{messageId}: its sender says it differently, for 15 minutes.
export const PATCH = route(
  { auth: "user", limit: "message", params: messageParams, body: editMessageBody, output: messageView },
  ({ actor, params, body }) => editMessage({ actor, ...params, text: body.text }),
);

// DELETE /api/tenders/{tenderId}/messages/{messageId}: its sender takes it back, for 15 minutes.
export const DELETE = route(
  { auth: "user", limit: "message", params: messageParams, output: messageView },
  ({ actor, params }) => deleteMessage({ actor, ...params }),
);
