import { subcategoryName } from "@/lib/categories/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { recordLook } from "@/lib/audit/service/looks";
import { db } from "@/lib/platform/server/database/db";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import type { Address } from "@/lib/shared/address";
import { columnNames, pick } from "@/lib/shared/columns";
import { allow, AppError, type FieldIssue } from "@/lib/shared/errors";
import { hideContactsIn } from "@/lib/masking/service";
import { toPersonCard } from "@/lib/people/data";
import { updateCustomerJob } from "@/lib/subscriptions/service/customer-job";
import { PROFILE_COLUMNS } from "../constants";
import { lockUser } from "../particulars/data";
import { whyNotOwn, whyNotReadPrivately } from "../policy";
import type { VerificationState } from "./schema";
import {
  findMaxSubcategories,
  findOwnProfile,
  findPublicProfile,
  findSubcategories,
  listFindable,
  listOffered,
  replaceLanguages,
  replaceSubcategories,
  saveProfile,
  type FindableProfile,
  type OwnProfileRow,
  type ProfileRow,
} from "./data";
import { whyNotChooseSubcategories } from "./policy";
import type { LocationView, OwnProfile, PublicProfile, SubcategoryIds, UserLanguage } from "./schema";

const COPIED_COLUMNS = [
  "summary",
  "languages",
  "educations",
  "experiences",
  "emailConfirmed",
  "completedCount",
  "metrics",
  "awayUntil",
  "business",
  "proofs",
] as const;

function toPublicFields(row: ProfileRow, language: Language) {
  return {
    ...toPersonCard(row.person, { knowsFully: false }),
    ...pick(row.hasProfile ? row : PROFILE_COLUMNS, columnNames(PROFILE_COLUMNS)),
    ...pick(row, COPIED_COLUMNS),
    photos: row.photos.map(({ photoId, ...file }) => ({ ...fileViewOf(file), photoId })),
    subcategories: row.subcategories.map((subcategory) => ({
      ...subcategory,
      name: subcategoryName(language, subcategory.slug),
    })),
    memberSince: row.createdAt.toISOString(),
  };
}

type ReadPublicProfile = { userId: string; language: Language };

/**
 * A user's public profile: of the address only the town, of a client's name only "First L.", of texts no contact details. Throws `user_not_found`
 * for admins and deleted users.
 */
export async function readPublicProfile({ userId, language }: ReadPublicProfile): Promise<PublicProfile> {
  // All readers find it as its owner has left it.
  const row = await onReplica(userId, (client) => findPublicProfile(client, userId));
  const { city, country, isListed } = row;
  const shown = hideContactsIn(toPublicFields(row, language), ["headline", "summary"], language);
  return {
    ...shown,
    educations: shown.educations.map((each) =>
      hideContactsIn(each, ["school", "degree", "field", "description"], language),
    ),
    experiences: shown.experiences.map((each) =>
      hideContactsIn(each, ["title", "company", "description"], language),
    ),
    city,
    country,
    isListed,
  };
}

function toLocation(row: OwnProfileRow): LocationView | null {
  const { country, city, street, postcode, latitude, longitude } = row;
  return country && city ? { id: row.person.id, country, city, street, postcode, latitude, longitude } : null;
}

// Timestamps inside JSON come in PostgreSQL's format.
function toVerification(state: VerificationState | null): VerificationState | null {
  if (!state) return null;
  const { createdAt, decidedAt } = state;
  const toIso = (moment: string) => new Date(moment).toISOString();
  return { ...state, createdAt: toIso(createdAt), decidedAt: decidedAt && toIso(decidedAt) };
}

type ReadOwnProfile = { actor: Actor; userId: string; language: Language; ip: string };

/**
 * A user's profile with private fields, for themselves and admins; a look by an admin is in the audit log. The name is the
 * display name. Throws `user_not_found`.
 */
export async function readOwnProfile({ actor, userId, language, ip }: ReadOwnProfile): Promise<OwnProfile> {
  allow(whyNotReadPrivately(actor, userId));
  const row = await findOwnProfile(db, userId);
  await recordLook({ actor, userIds: [userId], action: "account.profile_read", ip });
  return {
    ...toPublicFields(row, language),
    location: toLocation(row),
    maxSubcategories: await findMaxSubcategories(db, row.person),
    hasPhone: row.hasPhone,
    verification: toVerification(row.verification),
  };
}

type SaveSummary = { actor: Actor; userId: string; summary: string };

/** Saves the summary. Throws `user_not_found` for another user's profile. */
export function saveSummary({
  actor,
  userId,
  summary,
}: SaveSummary): Promise<{ id: string; summary: string }> {
  allow(whyNotOwn(actor, userId));
  return transact(async ({ tx }) => {
    await lockUser(tx, userId);
    await saveProfile(tx, userId, { summary });
    return { id: userId, summary };
  });
}

// Blank address lines become null, and so does an incomplete coordinate, as with tenders.
function toLocationColumns({ country, city, street, postcode, ...point }: Address) {
  const { latitude = null, longitude = null } = point;
  const isComplete = latitude !== null && longitude !== null;
  return {
    country,
    city,
    street: street || null,
    postcode: postcode || null,
    ...(isComplete ? { latitude, longitude } : { latitude: null, longitude: null }),
  };
}

type SaveLocation = { actor: Actor; userId: string; address: Address };

/**
 * Saves the address: distances are computed from it, others see the town. Throws `user_not_found` for another user's
 * profile.
 */
export function saveLocation({ actor, userId, address }: SaveLocation): Promise<LocationView> {
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockUser(work.tx, userId);
    const location = toLocationColumns(address);
    await saveProfile(work.tx, userId, location);
    if (actor.role === "PRO") await work.enqueue(updateCustomerJob, { userId });
    return { id: userId, ...location };
  });
}

type SaveLanguages = { actor: Actor; languages: UserLanguage[] };

/** Replaces the languages the caller speaks; they are shown in this order. */
export function saveLanguages({ actor, languages }: SaveLanguages): Promise<{ languages: UserLanguage[] }> {
  return transact(async ({ tx }) => {
    await lockUser(tx, actor.id);
    await replaceLanguages(tx, actor.id, languages);
    return { languages };
  });
}

type ReadSubcategoryIds = { actor: Actor; userId: string };

/** A user's subcategories and how many their plan allows, for themselves and admins. Throws `user_not_found`. */
export async function readSubcategoryIds({ actor, userId }: ReadSubcategoryIds): Promise<SubcategoryIds> {
  allow(whyNotReadPrivately(actor, userId));
  const user = await findSubcategories(db, userId);
  return { subcategoryIds: user.subcategoryIds, max: await findMaxSubcategories(db, user) };
}

function refuseUnknown(requested: readonly string[], offered: readonly string[]): void {
  const issues = requested.flatMap((id, index): FieldIssue[] =>
    offered.includes(id) ? [] : [{ path: `subcategoryIds.${index}`, code: "choose" }],
  );
  if (issues.length > 0) throw new AppError("validation_failed", {}, issues);
}

type ChooseSubcategories = { actor: Actor; userId: string; subcategoryIds: string[] };

/**
 * Replaces a PRO's subcategories, which decide what is most relevant to them. A PRO above the plan's limit may still
 * remove some. Throws 422 at `subcategoryIds.{index}` for subcategories that are not offered, `subcategories_used_up`
 * and, for another user, `user_not_found`.
 */
export function chooseSubcategories({
  actor,
  userId,
  subcategoryIds,
}: ChooseSubcategories): Promise<SubcategoryIds> {
  allow(whyNotOwn(actor, userId));
  const requested = subcategoryIds.map((id) => id.toLowerCase());
  return transact(async ({ tx }) => {
    await lockUser(tx, userId);
    refuseUnknown(requested, await listOffered(tx, requested));
    const before = await findSubcategories(tx, userId);
    const max = await findMaxSubcategories(tx, before);
    const chosen = [...new Set(requested)];
    allow(whyNotChooseSubcategories({ before: before.subcategoryIds, chosen, max }));
    await replaceSubcategories(tx, userId, chosen);
    const { subcategoryIds: now } = await findSubcategories(tx, userId);
    return { subcategoryIds: now, max };
  });
}

/** The profiles in the site map: BEEs with a confirmed e-mail and a headline or summary who want to be found. */
export function listFindableProfiles(): Promise<FindableProfile[]> {
  return onReplica(null, listFindable);
}
