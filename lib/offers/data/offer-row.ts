import { fileColumn, SHOWN_FILES, type FileRow } from "@/lib/files/data";
import { fileViewOf } from "@/lib/files/service/view-file";
import { columnsSql } from "@/lib/platform/server/database/columns";
import { columnNames } from "@/lib/shared/columns";
import type { Actor } from "@/lib/shared/actor";
import { kmBetween, roundCoordinate, type Point } from "@/lib/shared/coordinates";
import { toIso } from "@/lib/shared/dates/dates";
import { awayUntilSql } from "@/lib/users/away/data";
import { haveAgreed, type TenderFacts, type VisibilityFacts } from "@/lib/tenders/policy";
import { hasScamSigns } from "@/lib/masking/presentation/scam";
import { hideContactsIn } from "@/lib/masking/service";
import { personColumn, proofsColumn, traderColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import { metricsColumn } from "@/lib/users/metrics/data";
import type { BeeMetrics } from "@/lib/users/metrics/schema";
import type { TraderFacts } from "@/lib/shared/people";
import type { Proof } from "@/lib/people/constants";
import { Prisma } from "@/prisma/generated/client";
import { negotiationColumns, toProposalView, type OfferProposalRow } from "../proposals/data";
import { whyNotPropose } from "../proposals/policy";
import { whyNotAccept, whyNotChange, whyNotDecline, whyNotWithdraw, type OfferFacts } from "../policy";
import { OFFER_COLUMNS, type OFFER_ACTIONS } from "../constants";
import type { OfferView } from "../schema";

/** An offer as the query returns it; `toOfferView` turns it into what the API sends. */
export type OfferRow = Omit<OfferView, "pro" | "may" | "distanceKm" | "repeats" | "files" | "proposal"> & {
  proposal: OfferProposalRow | null;
  proposalCount: number;
  pro: PersonRow;
  completedCount: number;
  metrics: BeeMetrics;
  memberSince: string;
  awayUntil: string | null;
  business: TraderFacts;
  proofs: Proof[];
  files: FileRow[];
  proPoint: { latitude: number | null; longitude: number | null } | null;
};

/** What the product itself stores of an offer. */
const STATE_COLUMNS = [
  "id",
  "tenderId",
  "contentLang",
  "totalMinor",
  "status",
  "declineReason",
  "version",
  "createdAt",
  "updatedAt",
  "acceptedAt",
  "validUntil",
  "hiddenAt",
] as const;

/** The columns of an `OfferRow` for `offerTables`. Select it as JSON: dates and timestamps come as strings then. */
export const offerColumns = Prisma.sql`
  ${columnsSql("o", [...columnNames(OFFER_COLUMNS), ...STATE_COLUMNS])},
  ${personColumn("pro")} AS pro, pro.completed_count AS "completedCount",
  ${metricsColumn("pro")} AS metrics, pro.created_at AS "memberSince", ${awayUntilSql("pro")} AS "awayUntil",
  ${traderColumn("pro")} AS business, ${proofsColumn("pro")} AS proofs,
  o.pinned_at IS NOT NULL AS "isPinned", ${negotiationColumns},
  (SELECT COALESCE(json_agg(${fileColumn("f")} ORDER BY x.position), '[]')
    FROM offer_files x JOIN ${SHOWN_FILES} f ON f.id = x.file_id WHERE x.offer_id = o.id) AS files,
  CASE WHEN home.user_id IS NOT NULL
    THEN json_build_object('latitude', home.latitude, 'longitude', home.longitude) END AS "proPoint"`;

/** The tables behind `offerColumns`. */
export const offerTables = Prisma.sql`
  offers o JOIN users pro ON pro.id = o.pro_id LEFT JOIN profiles home ON home.user_id = o.pro_id`;

/** Rounds a point to about 1 km: distances between exact points would let a client trilaterate a PRO's home. */
function roundPoint(point: Point): Point {
  return point && { latitude: roundCoordinate(point.latitude), longitude: roundCoordinate(point.longitude) };
}

type BiddableFacts = TenderFacts & Pick<VisibilityFacts, "hiddenAt">;
type TenderOfOffer = BiddableFacts & Exclude<Point, null> & Pick<OfferView, "repeats">;

const factsOf = ({ pro, status, version, validUntil, hiddenAt }: OfferRow): OfferFacts => ({
  proId: pro.id,
  status,
  version,
  validUntil: validUntil === null ? null : new Date(validUntil),
  hiddenAt,
});

function whyNotProposeNow(actor: Actor, tender: TenderFacts, row: OfferRow, now: Date) {
  const { proposal, proposalCount: count, version: seenVersion } = row;
  // One whose time is over ends with the next one.
  const expiresAt = new Date(proposal?.expiresAt ?? 0);
  const newest = proposal?.status === "OPEN" && expiresAt > now ? { ...proposal, expiresAt } : null;
  return whyNotPropose(actor, { tender, offer: factsOf(row) }, { seenVersion, now, newest, count });
}

function actionsOn(actor: Actor, tender: BiddableFacts, row: OfferRow): OfferView["may"] {
  const offer = factsOf(row);
  const now = new Date();
  const change = whyNotChange(actor, tender, offer, offer.version);
  const refusals: Record<(typeof OFFER_ACTIONS)[number], unknown> = {
    change,
    renew: change,
    withdraw: whyNotWithdraw(actor, offer),
    accept: whyNotAccept(actor, tender, offer, { seenVersion: offer.version, now }),
    decline: whyNotDecline(actor, tender, offer),
    propose: whyNotProposeNow(actor, tender, row, now),
  };
  return (Object.keys(refusals) as (keyof typeof refusals)[]).filter((action) => refusals[action] === null);
}

// Of what moderation hides the client keeps the terms on which the two have agreed.
function shownTo(row: OfferRow, actor: Actor): OfferRow {
  const isRemoved = row.hiddenAt !== null && actor.role !== "ADMIN" && actor.id !== row.pro.id;
  return isRemoved ? { ...row, message: "", files: [] } : row;
}

/** An offer as the API sends it to the caller, with the actions allowed to them now (`may`). */
export function toOfferView(found: OfferRow, actor: Actor, tender: TenderOfOffer): OfferView {
  const row = shownTo(found, actor);
  const { pro, completedCount, metrics, memberSince, awayUntil, business, proofs, proPoint, ...rest } = row;
  const { proposalCount: _counted, proposal, ...offer } = rest;
  const seesContact = actor.role === "ADMIN" || actor.id === pro.id || haveAgreed(tender, pro.id);
  return {
    ...(seesContact ? offer : hideContactsIn(offer, ["message"], actor.lang)),
    pro: {
      ...toPersonCard(pro, { knowsFully: true }),
      completedCount,
      metrics,
      memberSince: toIso(memberSince),
      awayUntil,
      business,
      proofs,
    },
    files: row.files.map((file) => fileViewOf(file)),
    repeats: tender.repeats,
    distanceKm: kmBetween(roundPoint(proPoint), roundPoint(tender)),
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    acceptedAt: row.acceptedAt && toIso(row.acceptedAt),
    validUntil: row.validUntil && toIso(row.validUntil),
    hiddenAt: row.hiddenAt && toIso(row.hiddenAt),
    proposal: proposal && toProposalView(proposal, actor, { tender, offer: factsOf(row) }),
    // What the client thinks of an offer is not for its PRO to know.
    isPinned: row.isPinned && tender.creatorId === actor.id,
    ...(actor.id !== pro.id && hasScamSigns(row.message) && { isSuspicious: true }),
    may: actionsOn(actor, tender, row),
  };
}
