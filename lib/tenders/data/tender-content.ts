import { SHOWN_FILES_WHERE } from "@/lib/files/data";
import { freePositions } from "@/lib/files/moderation/data";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { columnsSelect } from "@/lib/platform/server/database/columns";
import { columnNames, pick } from "@/lib/shared/columns";
import { AppError } from "@/lib/shared/errors";
import { pageLanguageOf } from "@/lib/i18n/detect-language";
import type { Language } from "@/lib/i18n/languages";
import { TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import type { Answers } from "@/lib/questions/schema";
import { answerWords } from "@/lib/questions/service";
import { Prisma, type TenderFileKind } from "@/prisma/generated/client";
import { TENDER_COLUMNS } from "../constants";
import type { TenderContent } from "../schema/content";
import { expiryOf } from "../policy";
import { searchColumns } from "./searchable";
import { addTenderEvent } from "./tender-events";
import { IS_OFFERED } from "./visibility";

const COLUMNS = columnNames(TENDER_COLUMNS);

const toDate = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00Z`));
const toDay = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

function toPoint(address: TenderContent["address"]) {
  const { latitude = null, longitude = null } = address ?? {};
  // A lone coordinate is no point.
  return latitude === null || longitude === null
    ? { latitude: null, longitude: null }
    : { latitude, longitude };
}

/** The content of a tender as the columns of its row; attached files have rows of their own. */
export function toColumns(content: TenderContent) {
  const { address, startDate, endDate, subcategoryId, answers } = content;
  return {
    ...pick(content, COLUMNS),
    ...searchColumns(content),
    contentLang: pageLanguageOf(`${content.title}\n${content.description}`, content.contentLang),
    subcategoryId,
    answers,
    answersVersion: content.answersVersion,
    answerWords: answerWords(subcategoryId, answers),
    country: address?.country ?? null,
    city: address?.city ?? null,
    street: address?.street || null,
    postcode: address?.postcode || null,
    ...toPoint(address),
    startDate: toDate(startDate),
    endDate: toDate(endDate),
    timeSlots: TIME_SLOTS.filter((slot) => content.timeSlots.includes(slot)),
  } satisfies Prisma.TenderUncheckedUpdateInput;
}

/** Inserts a tender. */
export async function addTender(
  tx: Tx,
  added: { tenderId: string; creatorId: string; content: TenderContent },
): Promise<void> {
  const { tenderId: id, creatorId, content } = added;
  const columns = toColumns(content);
  const data = { id, creatorId, ...columns, expiresAt: expiryOf(columns, new Date()) };
  await tx.tender.create({ data, select: { id: true } });
  await addTenderEvent(tx, { tenderId: id, move: "POST", actorId: creatorId });
}

/** Replaces the content of a tender and increments its version, so that a stale edit or move is refused. */
export async function updateContent(tx: Tx, tenderId: string, content: TenderContent): Promise<void> {
  await tx.tender.update({
    where: { id: tenderId },
    data: { ...toColumns(content), version: { increment: 1 } },
    select: { id: true },
  });
}

/**
 * Replaces a tender's attached files of one kind, in their order; deleting first frees the unique positions. Hidden ones,
 * which no form has, stay: they are back in the tender once they are shown again.
 */
export async function saveFiles(
  tx: Tx,
  tenderId: string,
  kind: TenderFileKind,
  fileIds: readonly string[],
): Promise<void> {
  await tx.tenderFile.deleteMany({ where: { tenderId, kind, file: SHOWN_FILES_WHERE } });
  const hidden = await tx.tenderFile.findMany({ where: { tenderId, kind }, select: { position: true } });
  const positions = freePositions(
    fileIds.length,
    hidden.map(({ position }) => position),
  );
  const rows = fileIds.map((fileId, index) => ({ tenderId, fileId, kind, position: positions[index]! }));
  if (rows.length > 0) await tx.tenderFile.createMany({ data: rows });
}

/** A file attached to a tender now that is not hidden. */
export type AttachedFile = { fileId: string; publicId: string; kind: TenderFileKind };

const contentSelect = {
  ...columnsSelect([
    ...COLUMNS,
    "subcategoryId",
    "answers",
    "answersVersion",
    "country",
    "city",
    "street",
    "postcode",
    "latitude",
    "longitude",
  ]),
  files: {
    where: { file: SHOWN_FILES_WHERE },
    select: { fileId: true, kind: true, file: { select: { publicId: true } } },
    orderBy: { position: "asc" },
  },
} as const satisfies Prisma.TenderSelect;

// In a fixed order, as they were written: the database keeps none.
function toAnswers(stored: Prisma.JsonValue): Answers {
  const entries = Object.entries(stored as Answers);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

type ContentRow = Prisma.TenderGetPayload<{ select: typeof contentSelect }>;

function toContent(row: ContentRow, files: AttachedFile[]): TenderContent {
  const { country, city, street, postcode, latitude, longitude } = row;
  const idsOf = (kind: TenderFileKind) =>
    files.filter((file) => file.kind === kind).map(({ publicId }) => publicId);
  return {
    ...pick(row, COLUMNS),
    subcategoryId: row.subcategoryId,
    answers: toAnswers(row.answers),
    answersVersion: row.answersVersion,
    contentLang: row.contentLang as Language,
    address: country && city ? { country, city, street, postcode, latitude, longitude } : null,
    startDate: toDay(row.startDate),
    endDate: toDay(row.endDate),
    timeSlots: TIME_SLOTS.filter((slot) => row.timeSlots.includes(slot)),
    photoIds: idsOf("PHOTO"),
    fileIds: idsOf("FILE"),
  };
}

/** The current content of a tender, in the shape of the form, and its attached files. Throws `tender_not_found`. */
export async function findContent(
  client: DbClient,
  tenderId: string,
): Promise<{ content: TenderContent; files: AttachedFile[] }> {
  const row = await client.tender.findUnique({ where: { id: tenderId }, select: contentSelect });
  if (!row) throw new AppError("tender_not_found");
  const files = row.files.map(({ fileId, kind, file }) => ({ fileId, kind, publicId: file.publicId }));
  return { content: toContent(row, files), files };
}

/** Whether a subcategory exists and takes new tenders: it and its category are active. */
export async function isSubcategoryOpen(client: DbClient, subcategoryId: string): Promise<boolean> {
  const where = { id: subcategoryId, active: true, category: { active: true } };
  return (await client.subcategory.count({ where })) > 0;
}

/** The ACTIVE and ACCEPTED offers on the tender `t` that its client has before them. */
const OFFER_COUNT = Prisma.sql`(SELECT count(*) FROM offers o JOIN users pro ON pro.id = o.pro_id
  WHERE o.tender_id = t.id AND o.status IN ('ACTIVE', 'ACCEPTED') AND ${IS_OFFERED})`;

/** Refreshes the denormalised count of a tender's offers. */
export async function recountOffers(tx: Tx, tenderId: string): Promise<void> {
  await tx.$executeRaw`UPDATE tenders t SET offer_count = ${OFFER_COUNT} WHERE t.id = ${tenderId}::uuid`;
}

/** Refreshes the counts of all locked tenders on which a BEE has an active offer. */
export async function recountOffersOf(tx: Tx, proId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE tenders t SET offer_count = ${OFFER_COUNT}
    WHERE t.id IN (SELECT tender_id FROM offers WHERE pro_id = ${proId}::uuid AND status = 'ACTIVE')`;
}

/** Refreshes the counts of the locked open tenders of two people: a block between them or its end changes them. */
export async function recountOffersBetween(tx: Tx, one: string, other: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE tenders t SET offer_count = ${OFFER_COUNT}
    WHERE t.status = 'NEW' AND EXISTS (SELECT FROM offers b WHERE b.tender_id = t.id AND b.status = 'ACTIVE'
      AND (t.creator_id, b.pro_id) IN ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid)))`;
}

/** Increments both parties' number of completed jobs; updating in id order prevents a deadlock. */
export async function addCompletedTender(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const id of [...userIds].sort())
    await tx.user.update({ where: { id }, data: { completedCount: { increment: 1 } }, select: { id: true } });
}

/** Gives a tender with a place the street it was posted without; one that has a street keeps it. */
export async function addMissingStreet(tx: Tx, tenderId: string, street: string): Promise<void> {
  await tx.tender.updateMany({ where: { id: tenderId, isRemote: false, street: null }, data: { street } });
}
