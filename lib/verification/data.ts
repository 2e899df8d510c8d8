import { fileSelect } from "@/lib/files/data";
import { fileViewOf } from "@/lib/files/service/view-file";
import { readLanguage } from "@/lib/i18n/languages";
import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { lockUser } from "@/lib/users/particulars/data";
import type { Claim } from "@/lib/claims/policy";
import { AppError } from "@/lib/shared/errors";
import type { Day } from "@/lib/shared/dates/dates";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { personName } from "@/lib/shared/people";
import { Prisma } from "@/prisma/generated/client";
import type { VerificationKind } from "@/lib/people/constants";
import type { OpenVerification } from "./policy";
import { VERIFICATIONS_TAKE, type VerificationEntry, type VerificationView } from "./schema";

const viewSelect = {
  id: true,
  kind: true,
  documentType: true,
  status: true,
  rejectionReason: true,
  expiresOn: true,
  createdAt: true,
  decidedAt: true,
  updatedAt: true,
  frontFile: { select: fileSelect },
  backFile: { select: fileSelect },
} as const satisfies Prisma.VerificationSelect;

const entrySelect = {
  ...viewSelect,
  user: {
    select: {
      id: true,
      role: true,
      firstName: true,
      lastName: true,
      isBusiness: true,
      businessName: true,
      email: true,
      lang: true,
    },
  },
} as const satisfies Prisma.VerificationSelect;

type ViewRow = Prisma.VerificationGetPayload<{ select: typeof viewSelect }>;
type EntryRow = Prisma.VerificationGetPayload<{ select: typeof entrySelect }>;

const dayOf = (date: Date | null): Day | null => date && date.toISOString().slice(0, 10);

function toView(row: ViewRow): VerificationView {
  return {
    id: row.id,
    kind: row.kind,
    documentType: row.documentType,
    status: row.status,
    rejectionReason: row.rejectionReason,
    expiresOn: dayOf(row.expiresOn),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    front: row.frontFile && fileViewOf(row.frontFile),
    back: row.backFile && fileViewOf(row.backFile),
  };
}

function toEntry({ user, ...row }: EntryRow): VerificationEntry {
  // Data minimisation (GDPR): the list shows pictures only while a decision is pending.
  const isOpen = row.status === "PENDING";
  const pictures = isOpen ? {} : { frontFile: null, backFile: null };
  const { id, role, firstName, lastName, isBusiness, businessName, email, lang } = user;
  const name = personName({ firstName, lastName, lang });
  const business = isBusiness ? businessName : null;
  const person = { id, role, name, businessName: business, email, lang: readLanguage(lang) };
  return { ...toView({ ...row, ...pictures }), person };
}

/** A user's newest verification of each kind. */
export async function listNewest(client: DbClient, userId: string): Promise<VerificationView[]> {
  const rows = await client.verification.findMany({
    where: { userId },
    distinct: ["kind"],
    orderBy: [{ kind: "asc" }, { createdAt: "desc" }, { id: "desc" }],
    select: viewSelect,
  });
  return rows.map(toView);
}

/** A verification that is known to exist. */
export async function readVerificationRow(client: DbClient, id: string): Promise<VerificationView> {
  return toView(await client.verification.findUniqueOrThrow({ where: { id }, select: viewSelect }));
}

/** A page of all verifications, but for those of deleted accounts: pending ones first, the oldest first, then the last decided. */
export async function listVerifications(
  page: number,
): Promise<{ items: VerificationEntry[]; counted: number }> {
  // A deleted account takes its documents out of sight, and brings them back with it.
  const hasOwner = Prisma.sql`EXISTS (SELECT FROM users u WHERE u.id = v.user_id AND u.deleted_at IS NULL)`;
  const [ids, [count]] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT v.id FROM verifications v WHERE ${hasOwner}
      ORDER BY v.status = 'PENDING' DESC, CASE WHEN v.status = 'PENDING' THEN v.created_at END, v.decided_at DESC, v.id
      LIMIT ${VERIFICATIONS_TAKE} OFFSET ${(page - 1) * VERIFICATIONS_TAKE}`,
    db.$queryRaw<{ counted: number }[]>`
      SELECT count(*)::int AS counted FROM (
        SELECT 1 FROM verifications v WHERE ${hasOwner} LIMIT ${TOTAL_CAP + 1}) AS counted_rows`,
  ]);
  const order = ids.map(({ id }) => id);
  const rows = await db.verification.findMany({ where: { id: { in: order } }, select: entrySelect });
  const items = rows.map(toEntry).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return { items, counted: count?.counted ?? 0 };
}

/** A user's pending and approved verifications of a kind, apart from the given one. */
export async function listOpen(
  tx: Tx,
  { userId, kind, exceptId }: { userId: string; kind: VerificationKind; exceptId?: string },
): Promise<OpenVerification[]> {
  const rows = await tx.verification.findMany({
    where: {
      userId,
      kind,
      status: { in: ["PENDING", "APPROVED"] },
      ...(exceptId && { id: { not: exceptId } }),
    },
    select: { status: true, expiresOn: true },
  });
  return rows.map(({ status, expiresOn }) => ({ status, expiresOn: dayOf(expiresOn) }));
}

/** Throws `user_not_found` unless the account exists. */
export async function requireUser(client: DbClient, userId: string): Promise<void> {
  if ((await client.user.count({ where: { id: userId, deletedAt: null } })) === 0)
    throw new AppError("user_not_found");
}

const lockedSelect = {
  id: true,
  userId: true,
  kind: true,
  status: true,
  expiresOn: true,
  remindedAt: true,
  updatedAt: true,
  claimedById: true,
  claimedUntil: true,
  frontFile: { select: { publicId: true } },
  backFile: { select: { publicId: true } },
} as const satisfies Prisma.VerificationSelect;

export type LockedVerification = Claim & {
  id: string;
  userId: string;
  kind: VerificationKind;
  status: ViewRow["status"];
  expiresOn: Day | null;
  remindedAt: Date | null;
  updatedAt: Date;
  /** The publicIds of the pictures. */
  pictures: string[];
};

async function findOwner(tx: Tx, id: string): Promise<string> {
  const owner = await tx.verification.findUnique({ where: { id }, select: { userId: true } });
  if (!owner) throw new AppError("verification_not_found");
  return owner.userId;
}

/** Takes the row locks of the owner, then of the verification. Throws `verification_not_found`, `user_not_found`. */
export async function lockVerification(tx: Tx, id: string): Promise<LockedVerification> {
  await lockUser(tx, await findOwner(tx, id));
  return lockRow(tx, id);
}

/** The same of an owner who may have left: their account waits 30 days for its erasure. Throws `verification_not_found`. */
export async function lockVerificationOfAnyone(tx: Tx, id: string): Promise<LockedVerification> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${await findOwner(tx, id)}::uuid FOR UPDATE`;
  return lockRow(tx, id);
}

async function lockRow(tx: Tx, id: string): Promise<LockedVerification> {
  await tx.$queryRaw`SELECT 1 FROM verifications WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.verification.findUnique({ where: { id }, select: lockedSelect });
  if (!row) throw new AppError("verification_not_found");
  const { frontFile, backFile, expiresOn, ...rest } = row;
  return {
    ...rest,
    expiresOn: dayOf(expiresOn),
    pictures: [frontFile, backFile].flatMap((file) => file?.publicId ?? []),
  };
}

/** Verifications decided before a moment that still have pictures, also those of accounts that wait for their erasure. */
export async function listDecidedWithPictures(before: Date, take: number): Promise<string[]> {
  const rows = await db.verification.findMany({
    where: {
      status: { not: "PENDING" },
      decidedAt: { lt: before },
      frontFileId: { not: null },
    },
    orderBy: { decidedAt: "asc" },
    select: { id: true },
    take,
  });
  return rows.map(({ id }) => id);
}

/** Approved verifications that end before a day: all of them, or those whose owners were not reminded. */
export async function listEnding(
  before: Day,
  { take, isUnreminded = false }: { take: number; isUnreminded?: boolean },
): Promise<string[]> {
  const rows = await db.verification.findMany({
    where: {
      status: "APPROVED",
      expiresOn: { lt: new Date(before) },
      user: { deletedAt: null },
      ...(isUnreminded && { remindedAt: null }),
    },
    orderBy: { expiresOn: "asc" },
    select: { id: true },
    take,
  });
  return rows.map(({ id }) => id);
}
