import type { Tx } from "@/lib/platform/server/database/db";
import { TERMS_VERSION } from "@/lib/users/consents/constants";
import type { Prisma } from "@/prisma/generated/client";
import { demoId, userIdOf, type Rows, type TenderMoves } from "./build/rows";

async function writePeople(
  tx: Tx,
  rows: Rows,
  files: Prisma.FileCreateManyInput[],
  passwordHash: string,
): Promise<void> {
  await tx.user.createMany({ data: rows.users.map((user) => ({ ...user, passwordHash })) });
  await tx.consent.createMany({
    data: rows.users.map(({ id, createdAt }) => ({
      id: demoId("consent", id),
      userId: id,
      document: "TERMS" as const,
      version: TERMS_VERSION,
      createdAt,
    })),
  });
  await tx.file.createMany({ data: files });
  // Files reference their owner and users their avatar (circular foreign keys), so the avatar is set afterwards.
  await tx.$executeRaw`
    UPDATE users u SET photo_public_id = f.public_id FROM files f WHERE f.owner_id = u.id AND f.attached_to = 'AVATAR'`;
  await tx.profile.createMany({ data: rows.profiles });
  await tx.userLanguage.createMany({ data: rows.languages });
  await tx.education.createMany({ data: rows.educations });
  await tx.experience.createMany({ data: rows.experiences });
  await tx.workPhoto.createMany({ data: rows.workPhotos });
  await tx.userSubcategory.createMany({ data: rows.userSubcategories });
  await tx.verification.createMany({ data: rows.verifications });
  await tx.userSubscription.createMany({ data: rows.subscriptions });
  await tx.demoPaymentMethod.createMany({ data: rows.demoCards });
  await tx.demoSubscription.createMany({ data: rows.demoSubscriptions });
  await tx.demoInvoice.createMany({ data: rows.demoInvoices });
  await tx.offerAllowance.createMany({ data: rows.allowances });
}

// Tender and accepted offer reference each other: the tender is inserted as NEW and moved when its offers exist.
async function moveTender(tx: Tx, { id, ...facts }: TenderMoves): Promise<void> {
  const version = facts.status === "COMPLETED" ? 3 : 2;
  const updatedAt = facts.completedAt ?? facts.canceledAt ?? facts.acceptedAt;
  await tx.tender.update({ where: { id }, data: { ...facts, version, updatedAt }, select: { id: true } });
}

const event = (tenderId: string, number: number) => ({ id: demoId("event", tenderId, number), tenderId });

/** What has happened to the tenders, as the product would have kept it. */
function eventsOf({ tenders, moves }: Rows): Prisma.TenderEventCreateManyInput[] {
  const creators = new Map(tenders.map(({ id, creatorId }) => [id, creatorId]));
  const posted = tenders.map(({ id, creatorId: actorId, createdAt: at }) => ({
    ...event(id, 0),
    move: "POST" as const,
    actorId,
    ...(at && { at }),
  }));
  const moved = moves.flatMap((facts) => {
    const { recipientId: proId, acceptedOfferId: offerId, agreedPriceMinor: priceMinor } = facts;
    const made = { actorId: creators.get(facts.id) ?? null, proId, offerId, priceMinor };
    const { acceptedAt, completedAt, canceledAt, canceledById: actorId, cancelReason: reason } = facts;
    return [
      acceptedAt && { ...event(facts.id, 1), ...made, move: "ACCEPT_OFFER" as const, at: acceptedAt },
      completedAt && { ...event(facts.id, 2), ...made, move: "FINISH_WORK" as const, at: completedAt },
      canceledAt && { ...event(facts.id, 3), actorId, reason, move: "CANCEL" as const, at: canceledAt },
    ].filter((each) => !!each);
  });
  return [...posted, ...moved];
}

/** How many open tenders pro@demo.local watches. */
const WATCHED = 3;

/** Clients keep the BEEs who have finished a job for them; pro@demo.local watches tenders without an offer of their own. */
function favouritesOf({ tenders, moves, offers }: Rows): Prisma.FavouriteCreateManyInput[] {
  const creators = new Map(tenders.map(({ id, creatorId }) => [id, creatorId]));
  const kept = moves.flatMap(({ id, status, recipientId: proId }) => {
    const userId = creators.get(id);
    return status === "COMPLETED" && userId && proId ? [{ userId, proId }] : [];
  });
  const watcher = userIdOf("tomas");
  const moved = new Set(moves.map(({ id }) => id));
  const offered = new Set(offers.filter(({ proId }) => proId === watcher).map(({ tenderId }) => tenderId));
  const watched = tenders.filter(({ id }) => !moved.has(id) && !offered.has(id)).slice(0, WATCHED);
  return [
    ...kept.map((each) => ({ ...each, id: demoId("favourite", each.userId, each.proId) })),
    ...watched.map(({ id }) => ({ id: demoId("favourite", watcher, id), userId: watcher, tenderId: id })),
  ];
}

async function writeTenders(tx: Tx, rows: Rows): Promise<void> {
  await tx.tender.createMany({ data: rows.tenders });
  await tx.tenderFile.createMany({ data: rows.tenderFiles });
  await tx.tenderView.createMany({ data: rows.views });
  await tx.offer.createMany({ data: rows.offers });
  await tx.offerFile.createMany({ data: rows.offerFiles });
  for (const { id, ...price } of rows.changedOffers)
    await tx.offer.update({
      where: { id },
      data: { ...price, version: { increment: 1 } },
      select: { id: true },
    });
  await tx.offerProposal.createMany({ data: rows.proposals });
  await tx.appointment.createMany({ data: rows.appointments });
  await tx.dispute.createMany({ data: rows.disputes });
  for (const moves of rows.moves) await moveTender(tx, moves);
  await tx.tenderEvent.createMany({ data: eventsOf(rows) });
  await tx.conversation.createMany({ data: rows.conversations });
  await tx.conversationParticipant.createMany({ data: rows.participants });
  await tx.message.createMany({ data: rows.messages });
  await tx.notification.createMany({ data: rows.notifications });
  await tx.review.createMany({ data: rows.reviews });
  await tx.reviewPhoto.createMany({ data: rows.reviewPhotos });
  await tx.reportCase.createMany({ data: rows.reportCases });
  await tx.report.createMany({ data: rows.reports });
  // A client has finished several jobs with one BEE.
  await tx.favourite.createMany({ data: favouritesOf(rows), skipDuplicates: true });
}

/** Inserts the whole market. */
export async function writeMarket(
  tx: Tx,
  rows: Rows,
  { files, passwordHash }: { files: Prisma.FileCreateManyInput[]; passwordHash: string },
): Promise<void> {
  await writePeople(tx, rows, files, passwordHash);
  await writeTenders(tx, rows);
}
