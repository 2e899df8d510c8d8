import { fileList, ownFilesQuery } from "@/lib/files/schema";
import { readOwnFiles } from "@/lib/files/service/read-own-files";
import { route } from "@/lib/platform/server/http/route";

// GET /api/files: own uploads by public id, for a form restored from its draft.
export const GET = route({ auth: "user", query: ownFilesQuery, output: fileList }, ({ actor, query }) =>
  readOwnFiles({ actor, publicIds: query.publicIds }),
);
