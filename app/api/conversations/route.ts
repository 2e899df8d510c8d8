import { conversationListView, conversationQuery } from "@/lib/chat/schema";
import { listOwnConversations } from "@/lib/chat/service/read-chat";
import { route } from "@/lib/platform/server/http/route";

// GET /api/conversations: the caller's conversations, newest first, with last message and unread count.
export const GET = route(
  { auth: "user", limit: "read", query: conversationQuery, output: conversationListView },
  ({ actor, query }) => listOwnConversations({ actor, query }),
);
