import { personSelect, toPersonCard } from "@/lib/people/data";
import type { DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import type { PersonCard } from "@/lib/shared/people";
import type { LockedTender } from "@/lib/tenders/data/lock-tender";
import type { AgreementFacts } from "../policy";

type Tender = Pick<LockedTender, "id" | "creatorId" | "recipientId" | "status" | "completedAt">;

const newestFirst = [{ at: "desc" }, { id: "desc" }] as const;

// The agreement that was released or canceled last: of a PRO their own, of the creator whichever it was.
async function maybeEnded(
  client: DbClient,
  { id: tenderId, creatorId: clientId }: Tender,
  userId: string,
): Promise<AgreementFacts | null> {
  const ended = await client.tenderEvent.findFirst({
    where: {
      tenderId,
      move: { in: ["RELEASE", "CANCEL"] },
      proId: userId === clientId ? { not: null } : userId,
    },
    select: { proId: true, actorId: true, at: true },
    orderBy: [...newestFirst],
  });
  if (!ended?.proId) return null;
  const { proId, actorId: endedById, at: overAt } = ended;
  return { clientId, proId, state: "ENDED", overAt, endedById };
}

/** The agreement on a tender of which a user is a side: the one that stands, or else the last one that ended; or null. */
export async function maybeAgreement(
  client: DbClient,
  tender: Tender,
  userId: string,
): Promise<AgreementFacts | null> {
  const { creatorId: clientId, recipientId: proId, status, completedAt: overAt } = tender;
  const isSide = userId === clientId || userId === proId;
  if (proId && isSide && (status === "ACCEPTED" || status === "COMPLETED"))
    return { clientId, proId, state: status, overAt, endedById: null };
  return maybeEnded(client, tender, userId);
}

/** The partner of a user in an agreement, by the name that the user sees: in full while it stands. */
export async function findPartner(
  client: DbClient,
  { id }: Pick<Actor, "id">,
  { clientId, proId, state }: AgreementFacts,
): Promise<PersonCard> {
  const partnerId = id === clientId ? proId : clientId;
  const row = await client.user.findUniqueOrThrow({ where: { id: partnerId }, select: personSelect });
  return toPersonCard(row, { knowsFully: state !== "ENDED" });
}

/** What happened to the agreements of a tender with a PRO, the oldest first. */
export function listAgreementEvents(client: DbClient, pair: { tenderId: string; proId: string }) {
  return client.tenderEvent.findMany({
    where: { ...pair, move: { not: "POST" } },
    select: { move: true, actorId: true, priceMinor: true, at: true },
    orderBy: [{ at: "asc" }, { id: "asc" }],
  });
}

/** When the two agreed last; null: before that was kept. */
export async function maybeAgreedAt(
  client: DbClient,
  pair: { tenderId: string; proId: string },
): Promise<Date | null> {
  const agreed = await client.tenderEvent.findFirst({
    where: { ...pair, move: "ACCEPT_OFFER" },
    select: { at: true },
    orderBy: [...newestFirst],
  });
  return agreed?.at ?? null;
}
