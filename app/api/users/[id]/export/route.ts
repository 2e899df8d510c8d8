import { route } from "@/lib/platform/server/http/route";
import { exportAnswer } from "@/lib/users/export/schema";
import { askForExport, readExport } from "@/lib/users/export/service/ask-for-export";
import { userParams } from "@/lib/users/particulars/schema";

// GET /api/users/{id}/export: how far the copy of the own data is, and where it can be fetched.
export const GET = route({ auth: "user", params: userParams, output: exportAnswer }, ({ actor, params }) =>
  readExport({ actor, userId: params.id }),
);

// POST /api/users/{id}/export: starts a copy of everything held about the caller.
export const POST = route(
  { auth: "user", limit: "write", params: userParams, output: exportAnswer, status: 202 },
  ({ actor, params }) => askForExport({ actor, userId: params.id }),
);
