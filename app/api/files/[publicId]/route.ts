import { fileParams, fileQuery } from "@/lib/files/schema";
import { serveFile } from "@/lib/files/service/serve-file";
import { route } from "@/lib/platform/server/http/route";

// GET /api/files/{publicId}: streams a file; private ones only by a signed URL.
export const GET = route(
  { auth: "public", limit: "file", params: fileParams, query: fileQuery, output: "file" },
  ({ actor, ip, params, query, request }) =>
    serveFile({ publicId: params.publicId, query, request, caller: actor?.id ?? ip }),
);
