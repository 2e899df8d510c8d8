import { route } from "@/lib/platform/server/http/route";
import { userParams } from "@/lib/users/particulars/schema";
import { photoBody, workPhoto } from "@/lib/users/photo/schema";
import { addPhoto } from "@/lib/users/photo/service";

// POST /api/users/{id}/photo: makes an own upload the avatar or the last work photo.
export const POST = route(
  { auth: "user", limit: "write", params: userParams, body: photoBody, output: workPhoto, status: 201 },
  ({ actor, params, body }) => addPhoto({ actor, userId: params.id, body }),
);
