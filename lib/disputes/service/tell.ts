import type { SystemCode } from "@/lib/chat/constants";
import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { notify } from "@/lib/notifications/service";
import type { Work } from "@/lib/platform/server/work/transact";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import type { DisputeSide } from "../constants";
import type { LockedDispute } from "../data/rows";

type Pair = Pick<LockedDispute, "tenderId" | "clientId" | "proId">;

/** A step of a dispute: who took it, or null for the product and its admins, and what the other reads of it. */
export type DisputeStep = {
  name:
    | "OPENED"
    | "ANSWERED"
    | "PROPOSED"
    | "MEDIATION_ASKED"
    | "MEDIATION"
    | "AGREED"
    | "WITHDRAWN"
    | "DECIDED";
  by: DisputeSide | null;
  /** Words that the conversation repeats. */
  note?: string;
  /** Words that only the mail repeats. */
  quote?: string;
};

/** A line in the conversation of the two, and their open screens learn that something has changed. */
export async function postDisputeLine(
  work: Work,
  { tenderId, clientId, proId }: Pair,
  { code, by, note }: { code: SystemCode; by: DisputeSide | null; note?: string | undefined },
): Promise<void> {
  const params = { ...(by && { byPro: by === "PRO" }), ...(note && { note }) };
  await postSystemMessage(work, { tenderId, proId, code, params });
  // Of what went wrong between two people only these two learn.
  await emitTenderChanged(work, tenderId, [clientId, proId]);
}

/** Says in the conversation what was done, and notifies the other party, or both of what neither has done. */
export async function tellOfDispute(work: Work, pair: Pair, step: DisputeStep): Promise<void> {
  const { tenderId, clientId, proId } = pair;
  const { name, by, note, quote } = step;
  await postDisputeLine(work, pair, { code: `DISPUTE_${name}`, by, note });
  for (const [side, userId, actorId] of [
    ["CLIENT", clientId, proId],
    ["PRO", proId, clientId],
  ] as const) {
    if (side === by) continue;
    await notify(work, {
      type: "DISPUTE",
      userId,
      actorId: by && actorId,
      tenderId,
      params: { status: name },
      ...(quote && { quote }),
    });
  }
}
