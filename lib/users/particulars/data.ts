import { columnsSelect } from "@/lib/platform/server/database/columns";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { ADDRESS_PARTS, isAddressFilled } from "@/lib/shared/address-parts";
import { columnNames, pick } from "@/lib/shared/columns";
import { AppError } from "@/lib/shared/errors";
import { fullName } from "@/lib/shared/people";
import type { Prisma } from "@/prisma/generated/client";
import { PROFILE_COLUMNS } from "../constants";
import type { TraderDetails } from "./policy";
import { personChange, type Particulars, type ParticularsChange } from "./schema";

const PROFILE = columnNames(PROFILE_COLUMNS);
const PERSON = columnNames(personChange.shape);

const particularsSelect = {
  id: true,
  email: true,
  role: true,
  firstName: true,
  lastName: true,
  lang: true,
  isBusiness: true,
  businessName: true,
  businessAddress: true,
  registrationNumber: true,
  vatId: true,
  phone: true,
  phoneProvenAt: true,
  profile: { select: columnsSelect([...PROFILE, ...ADDRESS_PARTS]) },
} as const satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof particularsSelect }>;

function toParticulars({ profile, lang, phoneProvenAt, ...person }: Row): Particulars {
  const address = profile && pick(profile, ADDRESS_PARTS);
  return {
    ...person,
    ...pick(profile ?? PROFILE_COLUMNS, PROFILE),
    name: fullName({ ...person, lang }),
    isPhoneProven: phoneProvenAt !== null,
    address: isAddressFilled(address) ? address : null,
  };
}

/** The private data of a user. Throws `user_not_found`, also for deleted users. */
export async function findParticulars(client: DbClient, userId: string): Promise<Particulars> {
  const row = await client.user.findUnique({
    where: { id: userId, deletedAt: null },
    select: particularsSelect,
  });
  if (!row) throw new AppError("user_not_found");
  return toParticulars(row);
}

/** What a user has said about acting for a business. */
export function findTraderDetails(client: DbClient, userId: string): Promise<TraderDetails> {
  const select = { isBusiness: true, businessAddress: true, registrationNumber: true, vatId: true } as const;
  return client.user.findUniqueOrThrow({ where: { id: userId }, select });
}

/**
 * Takes the row lock of a user, so that concurrent changes are serialised. Throws `user_not_found` for a deleted
 * user, also when the deletion was waited for.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${userId}::uuid AND deleted_at IS NULL FOR UPDATE`;
  if (rows.length === 0) throw new AppError("user_not_found");
}

/** Updates the given fields; undefined leaves a field unchanged. The profile row is created on first use. */
export async function saveParticulars(tx: Tx, userId: string, change: ParticularsChange): Promise<void> {
  const [person, profile] = [pick(change, PERSON), pick(change, PROFILE)];
  await tx.user.update({ where: { id: userId }, data: person, select: { id: true } });
  if (Object.values(profile).every((value) => value === undefined)) return;
  await tx.profile.upsert({
    where: { userId },
    create: { userId, ...profile },
    update: profile,
    select: { userId: true },
  });
}

/** Gives a user without a phone this one; one who has a phone keeps it. */
export async function addMissingPhone(tx: Tx, userId: string, phone: string): Promise<void> {
  await tx.user.updateMany({ where: { id: userId, phone: null }, data: { phone } });
}
