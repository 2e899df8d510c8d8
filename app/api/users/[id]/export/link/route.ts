import { route } from "@/lib/platform/server/http/route";
import { exportAnswer, exportBody } from "@/lib/data-export/schema";
import { linkExport } from "@/lib/data-export/service/request-export";
import { userParams } from "@/lib/users/particulars/schema";

// POST /api/users/{id}/export/link: the download URL of the newest export, for a caller who proves to be the user.
export const POST = route(
  { auth: "user", limit: "write", params: userParams, body: exportBody, output: exportAnswer },
  ({ actor, params, body }) => linkExport({ actor, userId: params.id, password: body.password }),
);
