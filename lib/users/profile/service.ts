import { subcategoryName } from "@/lib/categories/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { log } from "@/lib/platform/server/config/log";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import type { Address } from "@/lib/shared/address";
import { allow, AppError, type FieldIssue } from "@/lib/shared/errors";
import { toPersonCard } from "@/lib/people/data";
import { lockPerson } from "../particulars/data";
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

function toShown(row: ProfileRow, language: Language) {
  const { person, headline, summary, serviceRadiusKm, hourlyRateMinor } = row;
  const { languages, educations, experiences, emailConfirmed, completedCount } = row;
  return {
    ...toPersonCard(person, { knowsFully: false }),
    headline,
    summary,
    serviceRadiusKm,
    hourlyRateMinor,
    languages,
    educations,
    experiences,
    emailConfirmed,
    completedCount,
    photos: row.photos.map(({ photoId, ...file }) => ({ ...fileViewOf(file), photoId })),
    subcategories: row.trades.map((trade) => ({ ...trade, name: subcategoryName(language, trade.slug) })),
    memberSince: row.createdAt.toISOString(),
  };
}

type ReadPublicProfile = { userId: string; language: Language };

/**
 * What everybody may read of somebody: of where they live only the town, of a client's name only "First L.".
 * Throws `user_not_found` for admins and for those who have left.
 */
export async function readPublicProfile({ userId, language }: ReadPublicProfile): Promise<PublicProfile> {
  const row = await findPublicProfile(db, userId);
  return { ...toShown(row, language), city: row.city, country: row.country };
}

function toLocation(row: OwnProfileRow): LocationView | null {
  const { country, city, street, postcode, latitude, longitude } = row;
  return country && city ? { id: row.person.id, country, city, street, postcode, latitude, longitude } : null;
}

// Moments inside of JSON come as PostgreSQL writes them.
function toVerification(state: VerificationState | null): VerificationState | null {
  if (!state) return null;
  const { createdAt, decidedAt } = state;
  const toIso = (moment: string) => new Date(moment).toISOString();
  return { ...state, createdAt: toIso(createdAt), decidedAt: decidedAt && toIso(decidedAt) };
}

type ReadOwnProfile = { actor: Actor; userId: string; language: Language };

/**
 * Somebody's profile with what only they and admins see; an admin's reading of it is logged. The name is the one
 * that others see. Throws `user_not_found`.
 */
export async function readOwnProfile({ actor, userId, language }: ReadOwnProfile): Promise<OwnProfile> {
  allow(whyNotReadPrivately(actor, userId));
  const row = await findOwnProfile(db, userId);
  if (actor.id !== userId) log.info({ adminId: actor.id, userId }, "an admin has read a profile");
  return {
    ...toShown(row, language),
    location: toLocation(row),
    maxSubcategories: await findMaxSubcategories(db, row.person),
    hasPhone: row.hasPhone,
    verification: toVerification(row.verification),
  };
}

type SaveSummary = { actor: Actor; userId: string; summary: string };

/** Writes what somebody tells about themselves. Throws `user_not_found` for anybody else's profile. */
export function saveSummary({
  actor,
  userId,
  summary,
}: SaveSummary): Promise<{ id: string; summary: string }> {
  allow(whyNotOwn(actor, userId));
  return transact(async ({ tx }) => {
    await lockPerson(tx, userId);
    await saveProfile(tx, userId, { summary });
    return { id: userId, summary };
  });
}

// Blank lines of an address are none, and half a point is none, as with tenders.
function toLocationColumns({ country, city, street, postcode, ...point }: Address) {
  const { latitude = null, longitude = null } = point;
  const isWhole = latitude !== null && longitude !== null;
  return {
    country,
    city,
    street: street || null,
    postcode: postcode || null,
    ...(isWhole ? { latitude, longitude } : { latitude: null, longitude: null }),
  };
}

type SaveLocation = { actor: Actor; userId: string; address: Address };

/**
 * Writes where somebody is at home: distances are counted from there, others see the town. Throws `user_not_found`
 * for anybody else's profile.
 */
export function saveLocation({ actor, userId, address }: SaveLocation): Promise<LocationView> {
  allow(whyNotOwn(actor, userId));
  return transact(async ({ tx }) => {
    await lockPerson(tx, userId);
    const location = toLocationColumns(address);
    await saveProfile(tx, userId, location);
    return { id: userId, ...location };
  });
}

type SaveLanguages = { actor: Actor; languages: UserLanguage[] };

/** Replaces the languages the caller speaks; they are shown in this order. */
export function saveLanguages({ actor, languages }: SaveLanguages): Promise<{ languages: UserLanguage[] }> {
  return transact(async ({ tx }) => {
    await lockPerson(tx, actor.id);
    await replaceLanguages(tx, actor.id, languages);
    return { languages };
  });
}

type ReadSubcategoryIds = { actor: Actor; userId: string };

/** Somebody's trades and how many their plan allows, for themselves and admins. Throws `user_not_found`. */
export async function readSubcategoryIds({ actor, userId }: ReadSubcategoryIds): Promise<SubcategoryIds> {
  allow(whyNotReadPrivately(actor, userId));
  const trades = await findSubcategories(db, userId);
  return { subcategoryIds: trades.subcategoryIds, max: await findMaxSubcategories(db, trades) };
}

function refuseUnknown(wanted: readonly string[], offered: readonly string[]): void {
  const issues = wanted.flatMap((id, index): FieldIssue[] =>
    offered.includes(id) ? [] : [{ path: `subcategoryIds.${index}`, code: "choose" }],
  );
  if (issues.length > 0) throw new AppError("validation_failed", {}, issues);
}

type ChooseSubcategories = { actor: Actor; userId: string; subcategoryIds: string[] };

/**
 * Replaces a PRO's trades: what is most relevant to them follows from these. Whoever has more than their plan allows
 * may still give some up. Throws 422 at `subcategoryIds.{index}` for trades that are not offered,
 * `subcategories_used_up` and, for anybody else's trades, `user_not_found`.
 */
export function chooseSubcategories({
  actor,
  userId,
  subcategoryIds,
}: ChooseSubcategories): Promise<SubcategoryIds> {
  allow(whyNotOwn(actor, userId));
  const wanted = subcategoryIds.map((id) => id.toLowerCase());
  return transact(async ({ tx }) => {
    await lockPerson(tx, userId);
    refuseUnknown(wanted, await listOffered(tx, wanted));
    const before = await findSubcategories(tx, userId);
    const max = await findMaxSubcategories(tx, before);
    const chosen = [...new Set(wanted)];
    allow(whyNotChooseSubcategories({ before: before.subcategoryIds, chosen, max }));
    await replaceSubcategories(tx, userId, chosen);
    const { subcategoryIds: now } = await findSubcategories(tx, userId);
    return { subcategoryIds: now, max };
  });
}

/** A site map may hold 50,000 addresses; far fewer keep it quick to make, and the newest are those nobody links to yet. */
const IN_SITE_MAP = 5000;

/** The profiles that search engines are pointed to: BEEs with a confirmed address who have written something. */
export function listFindableProfiles(): Promise<FindableProfile[]> {
  return listFindable(db, IN_SITE_MAP);
}
