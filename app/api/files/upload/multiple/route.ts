import { z } from "zod";
import { MAX_FILES_AT_ONCE } from "@/lib/files/constants";
import { fileView } from "@/lib/files/schema";
import { uploadFiles } from "@/lib/files/service/upload-files";
import { route } from "@/lib/platform/server/http/route";

// POST /api/files/upload/multiple: uploads up to ten files to a folder, all or none.
export const POST = route(
  { auth: "user", limit: "upload", body: "form", output: z.array(fileView) },
  ({ actor, request }) => uploadFiles({ actor, request, shape: { field: "files", most: MAX_FILES_AT_ONCE } }),
);
