import { route } from "@/lib/platform/server/http/route";
import { photoParams } from "@/lib/users/photo/schema";
import { removePhoto } from "@/lib/users/photo/service";

// DELETE /api/users/{id}/photo/{photoId}: takes an own picture of finished work, or the avatar, away for good.
export const DELETE = route({ auth: "user", limit: "write", params: photoParams }, ({ actor, params }) =>
  removePhoto({ actor, userId: params.id, photoId: params.photoId }),
);
