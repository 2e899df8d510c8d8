import { publicFileUrl } from "@/lib/files/service/public-file-url";
import { displayName, type PersonCard, type Photo } from "@/lib/shared/people";
import { Prisma } from "@/prisma/generated/client";

/** The columns of a user for a PersonCard; every list and detail selects exactly these. */
export const personSelect = {
  id: true,
  role: true,
  firstName: true,
  lastName: true,
  lang: true,
  isBusiness: true,
  businessName: true,
  photoPublicId: true,
  isVerified: true,
  ratingAverage: true,
  ratingCount: true,
} as const satisfies Prisma.UserSelect;

export type PersonRow = Prisma.UserGetPayload<{ select: typeof personSelect }>;

/**
 * `personSelect` for lists written in SQL: one JSON column that reads as a `PersonRow`; `alias` is that of the users
 * table.
 */
export function personColumn(alias: string): Prisma.Sql {
  const column = (name: string) => `${alias}.${name}`;
  return Prisma.raw(
    `jsonb_build_object('id', ${column("id")}, 'role', ${column("role")}, 'firstName', ${column("first_name")},
      'lastName', ${column("last_name")}, 'lang', ${column("lang")}, 'isBusiness', ${column("is_business")},
      'businessName', ${column("business_name")}, 'photoPublicId', ${column("photo_public_id")},
      'isVerified', ${column("is_verified")}, 'ratingAverage', ${column("rating_average")},
      'ratingCount', ${column("rating_count")})`,
  );
}

/** `BusinessFacts` of the users table's `alias`; null of private persons and of clients, whose business is not public. */
export function businessColumn(alias: string, more = ""): Prisma.Sql {
  return Prisma.raw(
    `CASE WHEN ${alias}.is_business AND ${alias}.role = 'PRO' THEN jsonb_build_object(
      'registrationNumber', ${alias}.registration_number, 'vatId', ${alias}.vat_id,
      'address', ${alias}.business_address${more}) END`,
  );
}

/** `TraderFacts` of the users table's `alias`. The form of the address says that the e-mail address follows it. */
export function traderColumn(alias: string): Prisma.Sql {
  const email = `CASE WHEN ${alias}.business_address IS NOT NULL THEN ${alias}.email END`;
  return businessColumn(alias, `, 'email', ${email}`);
}

/** What the user of the users table's `alias` has proven beside who they are, as `proofs`: documents first. */
export function proofsColumn(alias: string): Prisma.Sql {
  return Prisma.raw(
    `(SELECT coalesce(jsonb_agg(v.kind ORDER BY v.kind), '[]') FROM verifications v
      WHERE v.user_id = ${alias}.id AND v.status = 'APPROVED' AND v.kind <> 'IDENTITY'
        AND v.expires_on >= (now() AT TIME ZONE 'UTC')::date)
      || CASE WHEN ${alias}.phone_proven_at IS NULL THEN '[]' ELSE '["PHONE"]' END::jsonb`,
  );
}

/** The URLs of an avatar. Avatars are public and their content never changes, so the URLs need no signature. */
export function toPhoto(photoPublicId: string | null): Photo | null {
  if (!photoPublicId) return null;
  const url = publicFileUrl(photoPublicId);
  return { id: photoPublicId, url, thumbnailURL: `${url}?size=thumbnail` };
}

/** The PersonCard others see. `knowsFully`: an offer is accepted between the two, or the viewer is an admin. */
export function toPersonCard(row: PersonRow, { knowsFully }: { knowsFully: boolean }): PersonCard {
  return {
    id: row.id,
    role: row.role,
    name: displayName(row, knowsFully),
    photo: toPhoto(row.photoPublicId),
    isVerified: row.isVerified,
    rating: { average: Math.round(row.ratingAverage * 10) / 10, count: row.ratingCount },
  };
}
