import { claimBody, queueEntryParams } from "@/lib/admin-queue/schema";
import { claimEntry } from "@/lib/admin-queue/service";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/queue/{entryId}/claim: the entry is this admin's for 15 minutes; doing it again begins them anew.
export const POST = route(
  {
    auth: "ADMIN",
    adminRight: ["MODERATE", "SUPPORT"],
    limit: "write",
    params: queueEntryParams,
    body: claimBody,
  },
  ({ actor, params, body, ip }) => claimEntry({ actor, entry: { id: params.entryId, kind: body.kind }, ip }),
);
