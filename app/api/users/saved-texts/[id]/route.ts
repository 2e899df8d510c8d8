import { route } from "@/lib/platform/server/http/route";
import { savedText, savedTextBody, savedTextParams } from "@/lib/users/saved-texts/schema";
import { changeSavedText, removeSavedText } from "@/lib/users/saved-texts/service";

// PUT /api/users/saved-texts/{id}: replaces a text of the caller.
export const PUT = route(
  { auth: "user", limit: "write", params: savedTextParams, body: savedTextBody, output: savedText },
  ({ actor, params, body }) => changeSavedText({ actor, id: params.id, savedText: body }),
);

// DELETE /api/users/saved-texts/{id}: deletes a text of the caller.
export const DELETE = route({ auth: "user", limit: "write", params: savedTextParams }, ({ actor, params }) =>
  removeSavedText({ actor, id: params.id }),
);
