import { fileColumn, SHOWN_FILES, type FileRow } from "@/lib/files/data";
import { fileViewOf } from "@/lib/files/service/view-file";
import { hasEndedAgreementColumn } from "@/lib/feedback/data/ended-agreements";
import { hasReviewedColumn } from "@/lib/feedback/data/reviews";
import { feedbackClosesAt, whyNotFeedback } from "@/lib/feedback/policy";
import { offerColumns, offerTables, toOfferView, type OfferRow } from "@/lib/offers/data/offer-row";
import { WITHOUT_REVIEW } from "@/lib/disputes/data/conditions";
import { kmBetween, type Point } from "@/lib/shared/coordinates";
import { toIso } from "@/lib/shared/dates/dates";
import { FREE_RESEND } from "@/lib/offers/constants";
import { freeResendOf, whyNotSend } from "@/lib/offers/policy";
import type { DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { fullName } from "@/lib/shared/people";
import { findTraderDetails } from "@/lib/users/particulars/data";
import { readAllowance } from "@/lib/subscriptions/service/allowance";
import { hideContactDetails } from "@/lib/masking/service";
import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import {
  canSeeContact,
  canSeeTender,
  haveAgreed,
  whyNotCancel,
  whyNotEdit,
  whyNotExtend,
  whyNotFinish,
  whyNotRefuseFinish,
  whyNotRelease,
  whyNotRequestFinish,
} from "@/lib/tenders/policy";
import type { TenderAction, TenderView } from "../schema/tender-view";
import { isPartyOf, seesContact, toSharedParts, type TenderViewer } from "@/lib/tenders/data/tender-card";
import { hasAgreed, visibilityColumns } from "@/lib/tenders/data/visibility";
import { tenderColumns, tenderJoins, type TenderRow } from "@/lib/tenders/data/tender-row";

/** One tender with every column of its detail, before `toTenderView` removes what the viewer may not see. */
type DetailRow = TenderRow &
  Pick<
    TenderView,
    "description" | "acceptedOfferId" | "cancelReason" | "cancelNote" | "viewCount" | "hasEndedAgreement"
  > & {
    publicAt: string | null;
    expiresAt: string;
    extendedCount: number;
    finishRequestedAt: string | null;
    finishNote: string | null;
    finishPhotos: FileRow[];
    acceptedAt: string | null;
    completedAt: string | null;
    canceledAt: string | null;
    updatedAt: string;
    photos: FileRow[];
    files: FileRow[];
    recipient: PersonRow | null;
    creatorPhone: string | null;
    recipientPhone: string | null;
    ownOffer: OfferRow | null;
    ownEnding: { withdrawnAt: string | null; freeResends: number } | null;
    home: (Point & { radiusKm: number }) | null;
  } & Record<"hasReviewed" | "isRuledOut" | "hasChat" | "hasAgreed" | "isBlocked", boolean>;

async function maybeDetail(
  client: DbClient,
  tenderId: string,
  { id: userId, role }: Actor,
): Promise<DetailRow | undefined> {
  const [found] = await client.$queryRaw<{ row: DetailRow }[]>`
    SELECT row_to_json(detail) AS row FROM (
      SELECT ${tenderColumns}, t.description, t.accepted_offer_id AS "acceptedOfferId",
        t.cancel_reason AS "cancelReason", t.cancel_note AS "cancelNote", t.accepted_at AS "acceptedAt",
        CASE WHEN t.creator_id = ${userId}::uuid OR ${role === "ADMIN"} THEN t.public_at END AS "publicAt",
        t.expires_at AS "expiresAt", t.extended_count AS "extendedCount",
        t.finish_requested_at AS "finishRequestedAt", t.finish_note AS "finishNote",
        (SELECT COALESCE(json_agg(${fileColumn("f")} ORDER BY x.position), '[]')
          FROM finish_photos x JOIN ${SHOWN_FILES} f ON f.id = x.file_id WHERE x.tender_id = t.id) AS "finishPhotos",
        t.completed_at AS "completedAt", t.canceled_at AS "canceledAt", t.updated_at AS "updatedAt",
        creator.phone AS "creatorPhone", recipient.phone AS "recipientPhone",
        CASE WHEN recipient.id IS NOT NULL THEN ${personColumn("recipient")} END AS recipient,
        attached.photos, attached.files, ${visibilityColumns({ id: userId })},
        CASE WHEN t.creator_id = ${userId}::uuid OR ${role === "ADMIN"}
          THEN (SELECT count(*)::int FROM tender_views v WHERE v.tender_id = t.id) END AS "viewCount",
        (SELECT row_to_json(own) FROM (SELECT ${offerColumns} FROM ${offerTables}
          WHERE o.tender_id = t.id AND o.pro_id = ${userId}::uuid) own) AS "ownOffer",
        (SELECT json_build_object('withdrawnAt', o.withdrawn_at, 'freeResends', o.free_resends)
          FROM offers o WHERE o.tender_id = t.id AND o.pro_id = ${userId}::uuid) AS "ownEnding",
        (SELECT json_build_object('latitude', p.latitude, 'longitude', p.longitude, 'radiusKm', p.service_radius_km)
          FROM profiles p WHERE p.user_id = ${userId}::uuid) AS home,
        ${hasReviewedColumn(userId)}, ${hasEndedAgreementColumn(userId)}, ${WITHOUT_REVIEW} AS "isRuledOut",
        EXISTS (SELECT 1 FROM conversations v WHERE v.tender_id = t.id
          AND ${userId}::uuid IN (t.creator_id, v.pro_id)) AS "hasChat", ${hasAgreed(userId)} AS "hasAgreed"
      FROM tenders t ${tenderJoins} LEFT JOIN users recipient ON recipient.id = t.recipient_id,
        LATERAL (SELECT
          COALESCE(json_agg(${fileColumn("f")} ORDER BY tf.position) FILTER (WHERE tf.kind = 'PHOTO'), '[]') AS photos,
          COALESCE(json_agg(${fileColumn("f")} ORDER BY tf.position) FILTER (WHERE tf.kind = 'FILE'), '[]') AS files
          FROM tender_files tf JOIN ${SHOWN_FILES} f ON f.id = tf.file_id WHERE tf.tender_id = t.id) attached
      WHERE t.id = ${tenderId}::uuid) detail`;
  return found?.row;
}

type OfferPermission = Pick<TenderView, "whyNotOffer" | "allowance" | "freeResend">;

const NO_PERMISSION: OfferPermission = { whyNotOffer: null, allowance: null, freeResend: null };

// Whether the own offer, once it has ended, can be sent again at no cost.
function freeResendFor({ ownOffer, ownEnding }: DetailRow, now: Date): TenderView["freeResend"] {
  if (!ownOffer || !ownEnding) return null;
  const withdrawnAt = ownEnding.withdrawnAt === null ? null : new Date(ownEnding.withdrawnAt);
  const { status, declineReason } = ownOffer;
  const reason = freeResendOf(
    { status, declineReason, withdrawnAt, freeResends: ownEnding.freeResends },
    now,
  );
  if (!reason) return null;
  const endsAt = withdrawnAt && new Date(withdrawnAt.getTime() + FREE_RESEND.withinMs);
  return { reason, until: reason === "RESTORED" && endsAt ? endsAt.toISOString() : null };
}

// Whether a PRO may send an offer, with the error code if not; empty for clients.
async function readOfferPermission(client: DbClient, actor: Actor, row: DetailRow): Promise<OfferPermission> {
  if (actor.role !== "PRO") return NO_PERMISSION;
  const { left, perPeriod, periodEnd } = await readAllowance(client, actor.id);
  const trader = await findTraderDetails(client, actor.id);
  const offer = row.ownOffer && { ...row.ownOffer, proId: actor.id };
  const freeResend = freeResendFor(row, new Date());
  const isFree = freeResend !== null;
  // One who is here after a job of the two, across a block, does not begin anew.
  const whyNotOffer = row.isBlocked
    ? "tender_not_open"
    : whyNotSend(actor, row, { offer, offersLeft: left, isFree, trader });
  return { whyNotOffer, allowance: { left, perPeriod, renewsAt: periodEnd.toISOString() }, freeResend };
}

const toDate = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00Z`));

function factsOfExpiry(row: DetailRow) {
  return {
    ...row,
    startDate: toDate(row.startDate),
    endDate: toDate(row.endDate),
    expiresAt: new Date(row.expiresAt),
  };
}

function actionsOn(actor: Actor, row: DetailRow, { whyNotOffer }: OfferPermission): TenderAction[] {
  const completedAt = row.completedAt === null ? null : new Date(row.completedAt);
  const isCreator = row.creatorId === actor.id;
  const finishRequestedAt = row.finishRequestedAt === null ? null : new Date(row.finishRequestedAt);
  const written = { hasWritten: row.hasReviewed, isRuledOut: row.isRuledOut, now: new Date() };
  const may: Record<TenderAction, boolean> = {
    offer: actor.role === "PRO" && whyNotOffer === null,
    edit:
      whyNotEdit(actor, row, { seenVersion: row.version, isSubcategoryChanged: false, hasOffers: true }) ===
      null,
    accept: isCreator && actor.emailConfirmed && row.status === "NEW" && row.offerCount > 0,
    release: whyNotRelease(actor, row, row.version) === null,
    finish: whyNotFinish(actor, row, row.version) === null,
    cancel: whyNotCancel(actor, row, row.version) === null,
    extend: whyNotExtend(actor, factsOfExpiry(row), { seenVersion: row.version, now: new Date() }) === null,
    feedback: whyNotFeedback(actor, { ...row, completedAt }, written) === null,
    requestFinish: whyNotRequestFinish(actor, { ...row, finishRequestedAt }, row.version) === null,
    refuseFinish: whyNotRefuseFinish(actor, { ...row, finishRequestedAt }, row.version) === null,
    // Across a block the conversation goes on with the job of the two alone.
    chat: row.hasChat && (!row.isBlocked || haveAgreed(row, actor.id)),
  };
  return (Object.keys(may) as TenderAction[]).filter((action) => may[action]);
}

// Each party sees the other's name and phone from the acceptance of an offer on.
function contactOf(actor: Actor, row: DetailRow): TenderView["contact"] {
  if (!row.recipient || !canSeeContact(actor, row)) return null;
  if (row.creatorId === actor.id) return { name: fullName(row.recipient), phone: row.recipientPhone };
  if (row.recipientId === actor.id) return { name: fullName(row.creator), phone: row.creatorPhone };
  return null;
}

/** Why an offer ended that lasted as long as its tender. */
const ENDED_WITH_TENDER: ReadonlySet<string> = new Set(["TENDER_CANCELED", "TENDER_EXPIRED"]);

/** For a PRO: how far the place is from home, and their radius where that is farther. */
function distanceFor(actor: Actor, home: DetailRow["home"], place: Point) {
  const distanceKm = actor.role === "PRO" && home ? kmBetween(home, place) : null;
  const isBeyond = home !== null && distanceKm !== null && distanceKm > home.radiusKm;
  return { distanceKm, beyondRadiusKm: isBeyond ? home.radiusKm : null };
}

// When an open tender ends by itself: for its creator and admins.
function expiryFor(actor: Actor, { status, creatorId, expiresAt }: DetailRow): string | null {
  const maySee = creatorId === actor.id || actor.role === "ADMIN";
  return status === "NEW" && maySee ? toIso(expiresAt) : null;
}

function toTenderView(row: DetailRow, viewer: TenderViewer, permission: OfferPermission): TenderView {
  const { actor, lang } = viewer;
  const shared = toSharedParts(row, viewer);
  const { latitude = null, longitude = null } = shared.address ?? {};
  const isParty = isPartyOf(actor, row);
  // Of an agreement the reason is between the two: a rival's offer had ended before.
  const knowsWhy = isParty || ENDED_WITH_TENDER.has(row.ownOffer?.declineReason ?? "");
  return {
    ...shared,
    description: seesContact(actor, row) ? row.description : hideContactDetails(row.description, lang),
    photos: row.photos.map((file) => fileViewOf(file)),
    files: row.files.map((file) => fileViewOf(file)),
    recipient: isParty && row.recipient ? toPersonCard(row.recipient, { knowsFully: true }) : null,
    ownOffer: row.ownOffer && toOfferView(row.ownOffer, actor, row),
    acceptedOfferId: isParty ? row.acceptedOfferId : null,
    contact: contactOf(actor, row),
    publicAt: row.publicAt && toIso(row.publicAt),
    expiresAt: expiryFor(actor, row),
    acceptedAt: row.acceptedAt && toIso(row.acceptedAt),
    finishRequestedAt: isParty && row.finishRequestedAt ? toIso(row.finishRequestedAt) : null,
    finishNote: isParty ? row.finishNote : null,
    finishPhotos: isParty ? row.finishPhotos.map((file) => fileViewOf(file)) : [],
    completedAt: row.completedAt && toIso(row.completedAt),
    canceledAt: row.canceledAt && toIso(row.canceledAt),
    cancelReason: knowsWhy ? row.cancelReason : null,
    cancelNote: knowsWhy ? (isParty ? row.cancelNote : hideContactDetails(row.cancelNote, lang)) : null,
    feedbackClosesAt: row.completedAt && feedbackClosesAt(new Date(row.completedAt)).toISOString(),
    hasEndedAgreement: row.hasEndedAgreement,
    updatedAt: toIso(row.updatedAt),
    ...distanceFor(actor, row.home, { latitude, longitude }),
    viewCount: row.viewCount,
    hasAgreed: row.hasAgreed,
    may: actionsOn(actor, row, permission),
    ...permission,
  };
}

/** A tender as far as the viewer may see it, with the actions allowed to them now. Throws `tender_not_found`. */
export async function findTenderView(
  client: DbClient,
  viewer: TenderViewer,
  tenderId: string,
): Promise<TenderView> {
  const row = await maybeDetail(client, tenderId, viewer.actor);
  if (!row) throw new AppError("tender_not_found");
  const { ownOffer, invitation } = row;
  const { isBlocked, hasAgreed: hadAgreement } = row;
  const own = { hasOffer: ownOffer !== null, isInvited: invitation !== null, isBlocked, hadAgreement };
  if (!canSeeTender(viewer.actor, row, own)) throw new AppError("tender_not_found");
  return toTenderView(row, viewer, await readOfferPermission(client, viewer.actor, row));
}
