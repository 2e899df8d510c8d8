import { countOwnUnread } from "@/lib/notifications/service";
import { route } from "@/lib/platform/server/http/route";
import { unread } from "@/lib/shared/socket-events";

// GET /api/notifications/unread: the caller's unread counts.
export const GET = route({ auth: "user", limit: "read", output: unread, beforeTwoStep: true }, ({ actor }) =>
  countOwnUnread({ actor }),
);
