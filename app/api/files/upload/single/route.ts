import { fileView } from "@/lib/files/schema";
import { uploadFiles } from "@/lib/files/service/upload-files";
import { route } from "@/lib/platform/server/http/route";

// POST /api/files/upload/single: uploads one file to a folder; pictures are re-encoded without metadata.
export const POST = route(
  { auth: "user", limit: "upload", body: "form", output: fileView },
  async ({ actor, request }) => {
    const [view] = await uploadFiles({ actor, request, shape: { field: "file", most: 1 } });
    return view;
  },
);
