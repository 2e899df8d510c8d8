import { route } from "@/lib/platform/server/http/route";
import { exportAnswer } from "@/lib/users/export/schema";
import { requestExport, readExport } from "@/lib/users/export/service/request-export";
import { userParams } from "@/lib/users/particulars/schema";

// GET /api/users/{id}/export: the state of the caller's GDPR data export and its download URL.
export const GET = route({ auth: "user", params: userParams, output: exportAnswer }, ({ actor, params }) =>
  readExport({ actor, userId: params.id }),
);

// POST /api/users/{id}/export: starts a GDPR export of all data about the caller.
export const POST = route(
  { auth: "user", limit: "write", params: userParams, output: exportAnswer, status: 202 },
  ({ actor, params }) => requestExport({ actor, userId: params.id }),
);
