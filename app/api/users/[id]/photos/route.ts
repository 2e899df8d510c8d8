import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { photoOrderBody, workPhotoList } from "@/lib/users/photo/schema";
import { orderPhotos } from "@/lib/users/photo/service";

// PUT /api/users/{id}/photos: reorders the caller's work photos.
export const PUT = route(
  { auth: "user", limit: "write", params: userParams, body: photoOrderBody, output: workPhotoList },
  ({ actor, params, body }) => orderPhotos({ actor, userId: params.id, photoIds: body.photoIds }),
);
