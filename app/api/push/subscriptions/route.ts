import { movedSubscription, pushEndpoint, pushSubscription } from "@/lib/notifications/push/schema";
import { addDevice, keepOwnDevice, moveKnownDevice, removeOwnDevice } from "@/lib/notifications/push/service";
import { route } from "@/lib/platform/server/http/route";

// POST /api/push/subscriptions: the caller wants to be notified on this device.
export const POST = route(
  { auth: "user", limit: "write", body: pushSubscription },
  ({ actor, body, request }) =>
    addDevice({ actor, subscription: body, userAgent: request.headers.get("user-agent") }),
);

// PUT /api/push/subscriptions: the caller still wants to be, in the session of now; 404 when they never asked.
export const PUT = route({ auth: "user", limit: "write", body: pushSubscription }, ({ actor, body }) =>
  keepOwnDevice({ actor, subscription: body }),
);

// PATCH /api/push/subscriptions: the browser has given the device another address; the old one is the proof.
export const PATCH = route({ auth: "public", limit: "write", body: movedSubscription }, ({ body }) =>
  moveKnownDevice(body),
);

// DELETE /api/push/subscriptions: the caller does not want to be notified on this device any more.
export const DELETE = route({ auth: "user", limit: "write", body: pushEndpoint }, ({ actor, body }) =>
  removeOwnDevice({ actor, endpoint: body.endpoint }),
);
