import type { Language } from "@/lib/i18n/languages";
import { hasBlockBetween } from "@/lib/blocks/data";
import { hideContactDetails } from "@/lib/masking/service";
import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import type { DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { toIso } from "@/lib/shared/dates/dates";
import { AppError } from "@/lib/shared/errors";
import type { OfferStatus } from "@/lib/tenders/constants";
import { canSeeContact, haveAgreed, type TenderFacts } from "@/lib/tenders/policy";
import { Prisma } from "@/prisma/generated/client";
import { APPOINTMENT_LIMITS } from "../constants";
import { answersToAppointment } from "../policy";
import type { AppointmentView } from "../schema";

/** One of the two sides of an appointment, who sees it. */
export type Side = Pick<Actor, "id" | "role" | "emailConfirmed">;

type Place = { street: string | null; postcode: string | null; city: string | null; isRemote: boolean };

/** As JSON of the database: timestamps are strings. */
type Row = Omit<AppointmentView, "may" | "partner" | "place" | "isProposedByMe"> & {
  proposedById: string | null;
  overAt: string;
  sequence: number;
  partner: PersonRow;
  offerStatus: OfferStatus | null;
  tender: TenderFacts & Place;
};

const TENDER = Prisma.raw(`json_build_object('creatorId', t.creator_id, 'recipientId', t.recipient_id,
  'status', t.status, 'version', t.version, 'offerCount', t.offer_count, 'street', t.street,
  'postcode', t.postcode, 'city', t.city, 'isRemote', t.is_remote)`);

/**
 * Whether an appointment is one of the person's own. A PRO comes to it, a client has posted its tender: one of the two,
 * because with both beside each other no index finds it, and all appointments of the market are read.
 */
const isOwn = ({ id, role }: Side, appointment: "a" | "b", tender: "t" | "bt") =>
  role === "PRO"
    ? Prisma.sql`${Prisma.raw(appointment)}.pro_id = ${id}::uuid`
    : Prisma.sql`${Prisma.raw(tender)}.creator_id = ${id}::uuid`;

// Own confirmed appointments only: a clash says nothing about the days of the partner.
const clashesOf = (side: Side) => Prisma.sql`ARRAY(
  SELECT one.begins FROM unnest(a.options || a.starts_at) AS one(begins)
  WHERE one.begins IS NOT NULL AND EXISTS (SELECT FROM appointments b JOIN tenders bt ON bt.id = b.tender_id
    WHERE b.status = 'CONFIRMED' AND b.id <> a.id AND ${isOwn(side, "b", "bt")}
      AND b.starts_at < one.begins + make_interval(mins => COALESCE(a.next_minutes, a.duration_minutes))
      AND one.begins < b.starts_at + make_interval(mins => b.duration_minutes)))`;

const rowColumn = (actor: Side) => Prisma.sql`
  json_build_object('id', a.id, 'tenderId', a.tender_id, 'tenderTitle', t.title, 'proId', a.pro_id,
    'kind', a.kind, 'status', a.status, 'options', a.options, 'proposedById', a.proposed_by_id,
    'startsAt', a.starts_at, 'durationMinutes', a.duration_minutes, 'nextMinutes', a.next_minutes,
    'note', a.note, 'showsAddress', a.shows_address, 'version', a.version, 'sequence', a.sequence,
    'overAt', a.over_at, 'createdAt', a.created_at, 'clashes', ${clashesOf(actor)}, 'tender', ${TENDER},
    'offerStatus', (SELECT o.status FROM offers o WHERE o.tender_id = a.tender_id AND o.pro_id = a.pro_id),
    'partner', ${personColumn("partner")}) AS row`;

const joins = (side: Side) => Prisma.sql`
  FROM appointments a JOIN tenders t ON t.id = a.tender_id
  JOIN users partner ON partner.id = ${side.role === "PRO" ? Prisma.sql`t.creator_id` : Prisma.sql`a.pro_id`}
  WHERE ${isOwn(side, "a", "t")}`;

// Where one of the two blocks the other, what is left is their job.
const IS_KNOWN_TO_BOTH = Prisma.sql`(t.recipient_id = a.pro_id
  OR NOT ${hasBlockBetween(Prisma.sql`a.pro_id`, Prisma.sql`t.creator_id`)})`;

function placeOf(actor: Side, row: Row): string | null {
  const { isRemote, street, postcode, city } = row.tender;
  if (isRemote) return null;
  const isOpened = row.kind === "VISIT" && row.showsAddress && row.status === "CONFIRMED";
  const seesAddress = isOpened || actor.id === row.tender.creatorId || canSeeContact(actor, row.tender);
  const town = [postcode, city].filter(Boolean).join(" ");
  return (seesAddress ? [street, town].filter(Boolean).join(", ") : city) || null;
}

function toView(row: Row, actor: Side, lang: Language): AppointmentView & { sequence: number } {
  const { tender, partner, offerStatus, proposedById, overAt, ...shown } = row;
  const facts = { tender, proId: row.proId, offerStatus };
  const appointment = { ...row, overAt: new Date(overAt) };
  const knowsFully = haveAgreed(tender, row.proId);
  const tenderTitle =
    knowsFully || tender.creatorId === actor.id ? row.tenderTitle : hideContactDetails(row.tenderTitle, lang);
  const note = knowsFully || proposedById === actor.id ? row.note : hideContactDetails(row.note, lang);
  return {
    ...shown,
    tenderTitle,
    note,
    options: row.options.map(toIso).toSorted(),
    clashes: row.clashes.map(toIso),
    startsAt: row.startsAt && toIso(row.startsAt),
    createdAt: toIso(row.createdAt),
    isProposedByMe: proposedById === actor.id,
    place: placeOf(actor, row),
    partner: toPersonCard(partner, { knowsFully }),
    may: answersToAppointment(actor, { ...facts, appointment }, new Date()),
  };
}

/** The caller's appointments on a tender, the newest first, or all that are proposed or ahead, the next one first. */
export async function listAppointments(
  client: DbClient,
  actor: Actor,
  tenderId: string | undefined,
): Promise<AppointmentView[]> {
  const which = tenderId
    ? Prisma.sql`AND a.tender_id = ${tenderId}::uuid ORDER BY a.created_at DESC, a.id DESC`
    : Prisma.sql`AND a.status IN ('PROPOSED', 'CONFIRMED') ORDER BY COALESCE(a.starts_at, a.over_at), a.id`;
  const rows = await client.$queryRaw<{ row: Row }[]>`
    SELECT ${rowColumn(actor)} ${joins(actor)} AND ${IS_KNOWN_TO_BOTH} ${which} LIMIT ${APPOINTMENT_LIMITS.take}`;
  return rows.map(({ row }) => toView(row, actor, actor.lang));
}

/**
 * An appointment as one of its sides sees it in a language, with the number of its calendar entry; across a block, too,
 * because one that ends has to leave the calendars. Throws `appointment_not_found`.
 */
export async function findAppointmentIn(client: DbClient, actor: Side, id: string, known = Prisma.sql`true`) {
  const [found] = await client.$queryRaw<{ row: Row }[]>`
    SELECT ${rowColumn(actor)} ${joins(actor)} AND a.id = ${id}::uuid AND ${known}`;
  if (!found) throw new AppError("appointment_not_found");
  return (lang: Language) => toView(found.row, actor, lang);
}

/** The same in the caller's language; where one of the two blocks the other, of their job alone. */
export async function findAppointmentView(client: DbClient, actor: Actor, id: string) {
  return (await findAppointmentIn(client, actor, id, IS_KNOWN_TO_BOTH))(actor.lang);
}
