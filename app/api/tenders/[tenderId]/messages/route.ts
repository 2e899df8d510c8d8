import { messagePage, messagesQuery, messageView, newMessageBody } from "@/lib/chat/schema";
import { createMessage } from "@/lib/chat/service/create-message";
import { readMessagePage } from "@/lib/chat/service/read-chat";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/messages: chat messages, keyset pagination by `seq`; `afterSeq` returns missed ones.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, query: messagesQuery, output: messagePage },
  ({ actor, params, query }) => readMessagePage({ actor, tenderId: params.tenderId, query }),
);

// POST /api/tenders/{tenderId}/messages: sends a chat message; fallback for CREATE_MESSAGE without a socket.
export const POST = route(
  {
    auth: "user",
    limit: "message",
    params: tenderParams,
    body: newMessageBody,
    output: messageView,
    status: 201,
  },
  ({ actor, params, body }) => createMessage({ actor, tenderId: params.tenderId, message: body }),
);
