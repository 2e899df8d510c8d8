import { notificationList, notificationQuery } from "@/lib/notifications/schema";
import { listOwnNotifications } from "@/lib/notifications/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/notifications: what the caller was told, newest first; `unread=1` leaves out what was read.
export const GET = route(
  { auth: "user", limit: "read", query: notificationQuery, output: notificationList },
  ({ actor, query }) => listOwnNotifications({ actor, query }),
);
