import { inboxList, inboxQuery } from "@/lib/contact/inbox/schema";
import { readInbox } from "@/lib/contact/inbox/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/contact: messages to support in a status; what waits with the oldest first.
export const GET = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "read", query: inboxQuery, output: inboxList },
  ({ query }) => readInbox(query),
);
