import { adminUserParams } from "@/lib/admin/rights/schema";
import { userNote, userNoteBody } from "@/lib/admin/users/schema";
import { addUserNote } from "@/lib/admin/users/service/help";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/users/{userId}/notes: a note for the other admins; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "ADMIN",
    adminRight: "SUPPORT",
    limit: "write",
    params: adminUserParams,
    body: userNoteBody,
    output: userNote,
    status: 201,
  },
  ({ actor, params, body, ip, idempotencyKey }) =>
    addUserNote({ actor, userId: params.userId, note: body, ip, idempotencyKey }),
);
