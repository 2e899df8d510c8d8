import { route } from "@/lib/platform/server/http/route";
import { locationBody, locationView } from "@/lib/users/profile/schema";
import { saveLocation } from "@/lib/users/profile/service";

// POST /api/users/location: saves the caller's home address.
export const POST = route({ auth: "user", body: locationBody, output: locationView }, ({ actor, body }) =>
  saveLocation({ actor, userId: actor.id, address: body }),
);
