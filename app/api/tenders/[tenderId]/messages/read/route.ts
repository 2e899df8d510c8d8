import { readMessagesBody } from "@/lib/chat/schema";
import { readMessages } from "@/lib/chat/service/read-messages";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// PATCH /api/tenders/{tenderId}/messages/read: marks the caller's conversation as read up to a `seq`.
export const PATCH = route(
  { auth: "user", limit: "read", params: tenderParams, body: readMessagesBody },
  ({ actor, params, body }) => readMessages({ actor, tenderId: params.tenderId, read: body }),
);
