import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { locationBody, locationView } from "@/lib/users/profile/schema";
import { saveLocation } from "@/lib/users/profile/service";

// PUT /api/users/location/{id}: saves the caller's home address; the id is their own.
export const PUT = route(
  { auth: "user", params: userParams, body: locationBody, output: locationView },
  ({ actor, params, body }) => saveLocation({ actor, userId: params.id, address: body }),
);
