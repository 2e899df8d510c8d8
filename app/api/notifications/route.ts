import { notificationList, notificationQuery } from "@/lib/notifications/schema";
import { listOwnNotifications } from "@/lib/notifications/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/notifications: the caller's notifications, newest first; `unread=1` returns only unread ones.
export const GET = route(
  { auth: "user", limit: "read", query: notificationQuery, output: notificationList, beforeTwoStep: true },
  ({ actor, query }) => listOwnNotifications({ actor, query }),
);
