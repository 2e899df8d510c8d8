import { movedSubscription, pushEndpoint, pushSubscription } from "@/lib/notifications/push/schema";
import {
  addDevice,
  keepOwnDevice,
  moveKnownDevice,
  removeOwnDevice,
} from "@/lib/notifications/push/service/devices";
import { route } from "@/lib/platform/server/http/route";

// POST /api/push/subscriptions: subscribes this device to web push for the caller.
export const POST = route(
  { auth: "user", limit: "write", body: pushSubscription },
  ({ actor, body, request }) =>
    addDevice({ actor, subscription: body, userAgent: request.headers.get("user-agent") }),
);

// PUT /api/push/subscriptions: moves this device's push subscription to the current session; 404 when there is none.
export const PUT = route({ auth: "user", limit: "write", body: pushSubscription }, ({ actor, body }) =>
  keepOwnDevice({ actor, subscription: body }),
);

// PATCH /api/push/subscriptions: replaces a push endpoint the browser has rotated; the old endpoint authorises it.
export const PATCH = route({ auth: "public", limit: "write", body: movedSubscription }, ({ body }) =>
  moveKnownDevice(body),
);

// DELETE /api/push/subscriptions: unsubscribes this device from web push.
export const DELETE = route({ auth: "user", limit: "write", body: pushEndpoint }, ({ actor, body }) =>
  removeOwnDevice({ actor, endpoint: body.endpoint }),
);
