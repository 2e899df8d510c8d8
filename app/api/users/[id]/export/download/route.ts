import { route } from "@/lib/platform/server/http/route";
import { downloadQuery } from "@/lib/data-export/schema";
import { serveExport } from "@/lib/data-export/service/serve-export";
import { userParams } from "@/lib/users/particulars/schema";

// GET /api/users/{id}/export/download: streams the archive, by its signed URL only.
export const GET = route(
  { auth: "public", limit: "read", params: userParams, query: downloadQuery, output: "file" },
  ({ params, query }) => serveExport({ userId: params.id, query }),
);
