import { blockList } from "@/lib/blocks/schema";
import { readBlocks } from "@/lib/blocks/service";
import { route } from "@/lib/platform/server/http/route";

// GET /api/blocks: whom the caller blocks, the last one first.
export const GET = route({ auth: "user", limit: "read", output: blockList }, ({ actor }) =>
  readBlocks({ actor }),
);
