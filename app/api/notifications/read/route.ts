import { readNotifications } from "@/lib/notifications/schema";
import { readOwnNotifications } from "@/lib/notifications/service";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/notifications/read: marks some of the caller's notifications, or all of them, as read.
export const PATCH = route({ auth: "user", limit: "write", body: readNotifications }, ({ actor, body }) =>
  readOwnNotifications({ actor, read: body }),
);
