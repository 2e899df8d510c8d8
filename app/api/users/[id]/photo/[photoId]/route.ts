import { route } from "@/lib/platform/server/http/route";
import { photoParams } from "@/lib/users/photo/schema";
import { removePhoto } from "@/lib/users/photo/service";

// DELETE /api/users/{id}/photo/{photoId}: deletes an own work photo or the avatar.
export const DELETE = route({ auth: "user", limit: "write", params: photoParams }, ({ actor, params }) =>
  removePhoto({ actor, userId: params.id, photoId: params.photoId }),
);
