import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { fullName } from "@/lib/shared/people";
import type { Prisma } from "@/prisma/generated/client";
import type { Particulars, ParticularsChange } from "./schema";

/** The defaults of a user without a profile row. */
const NO_PROFILE = {
  headline: null,
  hourlyRateMinor: null,
  serviceRadiusKm: 30,
  country: null,
  city: null,
  street: null,
  postcode: null,
  latitude: null,
  longitude: null,
};

const particularsSelect = {
  id: true,
  email: true,
  role: true,
  firstName: true,
  lastName: true,
  lang: true,
  isBusiness: true,
  businessName: true,
  registrationNumber: true,
  vatId: true,
  phone: true,
  profile: {
    select: {
      headline: true,
      hourlyRateMinor: true,
      serviceRadiusKm: true,
      country: true,
      city: true,
      street: true,
      postcode: true,
      latitude: true,
      longitude: true,
    },
  },
} as const satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof particularsSelect }>;

function toParticulars({ profile, lang, ...person }: Row): Particulars {
  const { headline, hourlyRateMinor, serviceRadiusKm, ...address } = profile ?? NO_PROFILE;
  // An address is present if any of its six parts is (specification 3).
  const isFilled = Object.values(address).some((part) => part !== null);
  return {
    ...person,
    name: fullName({ ...person, lang }),
    headline,
    hourlyRateMinor,
    serviceRadiusKm,
    address: isFilled ? address : null,
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
  const { headline, hourlyRateMinor, serviceRadiusKm, ...person } = change;
  await tx.user.update({ where: { id: userId }, data: person, select: { id: true } });
  const profile = { headline, hourlyRateMinor, serviceRadiusKm };
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
