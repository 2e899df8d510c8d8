import { route } from "@/lib/platform/server/http/route";
import { exportAnswer, exportBody } from "@/lib/data-export/schema";
import { requestExport, readExport } from "@/lib/data-export/service/request-export";
import { userParams } from "@/lib/users/particulars/schema";

// GET /api/users/{id}/export: the state of the caller's GDPR data export.
export const GET = route({ auth: "user", params: userParams, output: exportAnswer }, ({ actor, params }) =>
  readExport({ actor, userId: params.id }),
);

// POST /api/users/{id}/export: starts a GDPR export of all data about the caller, who proves to be the user once more.
export const POST = route(
  { auth: "user", limit: "write", params: userParams, body: exportBody, output: exportAnswer, status: 202 },
  ({ actor, params, body }) => requestExport({ actor, userId: params.id, password: body.password }),
);
