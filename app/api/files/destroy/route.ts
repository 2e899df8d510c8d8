import { destroyBody } from "@/lib/files/schema";
import { destroyFile } from "@/lib/files/service/destroy-own";
import { route } from "@/lib/platform/server/http/route";

// POST /api/files/destroy: deletes an own unused file.
export const POST = route({ auth: "user", body: destroyBody }, ({ actor, body }) =>
  destroyFile({ actor, publicId: body.publicId }),
);
