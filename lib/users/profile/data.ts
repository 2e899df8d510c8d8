import { fileColumn, SHOWN_FILES, type FileRow } from "@/lib/files/data";
import type { Language } from "@/lib/i18n/languages";
import { columnsSql } from "@/lib/platform/server/database/columns";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { columnNames } from "@/lib/shared/columns";
import type { Role } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { findPlanRights } from "@/lib/subscriptions/data/rights";
import { Prisma } from "@/prisma/generated/client";
import { businessColumn, personColumn, proofsColumn, type PersonRow } from "@/lib/people/data";
import { awayUntilSql } from "../away/data";
import { PROFILE_COLUMNS, type ProfileColumn } from "../constants";
import { metricsColumn } from "../metrics/data";
import type { EducationView } from "../education/schema";
import type { ExperienceView } from "../experience/schema";
import type { VerificationState } from "./schema";
import type { LocationView, OwnProfile, UserLanguage } from "./schema";

type SubcategoryRow = { id: string; slug: string; categorySlug: string };

/** A profile as it is stored: photos without URLs, subcategories without names. */
export type ProfileRow = Pick<
  OwnProfile,
  | ProfileColumn
  | "summary"
  | "emailConfirmed"
  | "completedCount"
  | "metrics"
  | "awayUntil"
  | "business"
  | "proofs"
> & {
  /** Whether search engines may show it. */
  isListed: boolean;
  /** False: there is no row, and the columns of PROFILE_COLUMNS are null. */
  hasProfile: boolean;
  person: PersonRow;
  city: string | null;
  country: string | null;
  createdAt: Date;
  languages: UserLanguage[];
  educations: EducationView[];
  experiences: ExperienceView[];
  photos: (FileRow & { photoId: string })[];
  subcategories: SubcategoryRow[];
};

/** With the fields that only the owner and admins see. */
export type OwnProfileRow = ProfileRow & {
  street: string | null;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  hasPhone: boolean;
  verification: VerificationState | null;
};

// Current entries first, then the last ended.
const educations = Prisma.sql`
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'school', e.school, 'degree', e.degree,
    'field', e.field, 'fromYear', e.from_year, 'toYear', e.to_year, 'isCurrent', e.is_current,
    'description', e.description) ORDER BY e.to_year DESC NULLS FIRST, e.from_year DESC, e.id), '[]')
  FROM educations e WHERE e.user_id = u.id`;

const experiences = Prisma.sql`
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title, 'company', e.company,
    'fromMonth', e.from_month, 'toMonth', e.to_month, 'isCurrent', e.is_current,
    'description', e.description) ORDER BY e.to_month DESC NULLS FIRST, e.from_month DESC, e.id), '[]')
  FROM experiences e WHERE e.user_id = u.id`;

const languages = Prisma.sql`
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'level', l.level) ORDER BY l.position), '[]')
  FROM user_languages l WHERE l.user_id = u.id`;

const photos = Prisma.sql`
  SELECT coalesce(jsonb_agg(${fileColumn("f")} || jsonb_build_object('photoId', w.id)
    ORDER BY w.position, w.created_at, w.id), '[]')
  FROM work_photos w JOIN ${SHOWN_FILES} f ON f.id = w.file_id WHERE w.user_id = u.id`;

const CHOSEN = Prisma.sql`user_subcategories us
  JOIN subcategories s ON s.id = us.subcategory_id JOIN categories c ON c.id = s.category_id`;

// What is no longer offered stays on the profile of those who do it, but can be neither found nor chosen.
const OFFERED = Prisma.sql`${CHOSEN} AND s.active AND c.active`;

const subcategoriesFrom = (source: Prisma.Sql) => Prisma.sql`
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'slug', s.slug, 'categorySlug', c.slug)
    ORDER BY c.position, s.position), '[]')
  FROM ${source} WHERE us.user_id = u.id`;

const verification = Prisma.sql`
  SELECT jsonb_build_object('id', v.id, 'documentType', v.document_type, 'status', v.status,
    'rejectionReason', v.rejection_reason, 'createdAt', v.created_at, 'decidedAt', v.decided_at)
  FROM verifications v WHERE v.user_id = u.id AND v.kind = 'IDENTITY' ORDER BY v.created_at DESC, v.id DESC LIMIT 1`;

const SHARED_COLUMNS = Prisma.sql`
  ${personColumn("u")} AS person, u.created_at AS "createdAt", u.completed_count AS "completedCount",
  ${metricsColumn("u")} AS metrics,
  ${awayUntilSql("u")} AS "awayUntil",
  u.email_confirmed_at IS NOT NULL AS "emailConfirmed", p.summary, p.city, p.country,
  p.user_id IS NOT NULL AS "hasProfile", u.is_listed AS "isListed", ${columnsSql("p", columnNames(PROFILE_COLUMNS))},
  (${languages}) AS languages, (${educations}) AS educations, (${experiences}) AS experiences,
  ${businessColumn("u")} AS business, ${proofsColumn("u")} AS proofs, (${photos}) AS photos`;

const PUBLIC_COLUMNS = Prisma.sql`${SHARED_COLUMNS}, (${subcategoriesFrom(CHOSEN)}) AS subcategories`;

const OWN_COLUMNS = Prisma.sql`${SHARED_COLUMNS}, (${subcategoriesFrom(OFFERED)}) AS subcategories,
  p.street, p.postcode, p.latitude, p.longitude, u.phone IS NOT NULL AS "hasPhone", (${verification}) AS verification`;

/** A user's public profile, in one query. Throws `user_not_found` for admins, deleted and suspended users. */
export async function findPublicProfile(client: DbClient, userId: string): Promise<ProfileRow> {
  const [row] = await client.$queryRaw<ProfileRow[]>`
    SELECT ${PUBLIC_COLUMNS} FROM users u LEFT JOIN profiles p ON p.user_id = u.id
    WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL AND u.suspended_at IS NULL
      AND u.role <> 'ADMIN'`;
  if (!row) throw new AppError("user_not_found");
  return row;
}

/** A user's profile with private fields, in one query. Throws `user_not_found` for deleted users. */
export async function findOwnProfile(client: DbClient, userId: string): Promise<OwnProfileRow> {
  const [row] = await client.$queryRaw<OwnProfileRow[]>`
    SELECT ${OWN_COLUMNS} FROM users u LEFT JOIN profiles p ON p.user_id = u.id
    WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL`;
  if (!row) throw new AppError("user_not_found");
  return row;
}

/** How many subcategories the user's plan allows now; only PROs have any. */
export async function findMaxSubcategories(
  client: DbClient,
  user: { id: string; role: Role },
): Promise<number> {
  if (user.role !== "PRO") return 0;
  return (await findPlanRights(client, user.id, new Date())).maxSubcategories;
}

type ProfileChange = { summary: string } | Omit<LocationView, "id">;

/** Saves the summary, or all six parts of the location. The profile row is created on first use. */
export async function saveProfile(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  await tx.profile.upsert({
    where: { userId },
    create: { userId, ...change },
    update: change,
    select: { userId: true },
  });
}

/** Replaces the languages a user speaks, in the given order. */
export async function replaceLanguages(
  tx: Tx,
  userId: string,
  spoken: readonly UserLanguage[],
): Promise<void> {
  await tx.userLanguage.deleteMany({ where: { userId } });
  const rows = spoken.map(({ code, level }, position) => ({ userId, code, level, position }));
  await tx.userLanguage.createMany({ data: rows });
}

/** Which of the given subcategories are offered. */
export async function listOffered(tx: Tx, subcategoryIds: readonly string[]): Promise<string[]> {
  const rows = await tx.subcategory.findMany({
    where: { id: { in: [...subcategoryIds] }, active: true, category: { active: true } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** A user's role and subcategories, in the order of the category tree. Throws `user_not_found`. */
export async function findSubcategories(
  client: DbClient,
  userId: string,
): Promise<{ id: string; role: Role; subcategoryIds: string[] }> {
  const [row] = await client.$queryRaw<{ id: string; role: Role; subcategoryIds: string[] }[]>`
    SELECT u.id, u.role, ARRAY(SELECT s.id FROM ${OFFERED} WHERE us.user_id = u.id
      ORDER BY c.position, s.position) AS "subcategoryIds"
    FROM users u WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL`;
  if (!row) throw new AppError("user_not_found");
  return row;
}

/** Replaces those of a user's subcategories that are offered; those that stay keep their row. */
export async function replaceSubcategories(
  tx: Tx,
  userId: string,
  subcategoryIds: readonly string[],
): Promise<void> {
  const ids = [...subcategoryIds];
  const offered = { active: true, category: { active: true } };
  await tx.userSubcategory.deleteMany({
    where: { userId, subcategoryId: { notIn: ids }, subcategory: offered },
  });
  const rows = ids.map((subcategoryId) => ({ userId, subcategoryId }));
  await tx.userSubcategory.createMany({ data: rows, skipDuplicates: true });
}

export type FindableProfile = { userId: string; lang: Language; changedAt: Date };

/** BEEs with headline or summary, for the site map, newest first (index users_role_created_at_id_idx). */
export async function listFindable(client: DbClient): Promise<FindableProfile[]> {
  return client.$queryRaw<FindableProfile[]>`
    SELECT u.id AS "userId", u.lang, p.updated_at AS "changedAt"
    FROM users u JOIN profiles p ON p.user_id = u.id
    WHERE u.role = 'PRO' AND u.is_listed AND u.deleted_at IS NULL AND u.suspended_at IS NULL AND u.email_confirmed_at IS NOT NULL
      AND coalesce(p.headline, p.summary) IS NOT NULL
    ORDER BY u.created_at DESC, u.id DESC`;
}
