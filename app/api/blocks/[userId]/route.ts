import { blockUser, unblockUser } from "@/lib/agreements/service/block-user";
import { blockList, blockParams } from "@/lib/blocks/schema";
import { route } from "@/lib/platform/server/http/route";

// PUT /api/blocks/{userId}: the caller blocks a user, who is not notified.
export const PUT = route(
  { auth: "user", limit: "write", params: blockParams, output: blockList },
  ({ actor, params }) => blockUser({ actor, ...params }),
);

// DELETE /api/blocks/{userId}: blocks them no longer.
export const DELETE = route(
  { auth: "user", limit: "write", params: blockParams, output: blockList },
  ({ actor, params }) => unblockUser({ actor, ...params }),
);
