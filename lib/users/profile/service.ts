import { subcategoryName } from "@/lib/categories/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/db";
import { log } from "@/lib/platform/server/log";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { toPersonCard } from "../data";
import { whyNotReadPrivately } from "../policy";
import type { VerificationState } from "../verification/schema";
import {
  findMaxTrades,
  findOwnProfile,
  findPublicProfile,
  type OwnProfileRow,
  type ProfileRow,
} from "./data";
import type { LocationView, OwnProfile, PublicProfile } from "./schema";

function toShown(row: ProfileRow, language: Language) {
  const { person, headline, summary, serviceRadiusKm, hourlyRateMinor } = row;
  const { languages, educations, experiences, emailConfirmed, completedCount } = row;
  return {
    ...toPersonCard(person, { knowsFully: false }),
    ...{ headline, summary, serviceRadiusKm, hourlyRateMinor },
    ...{ languages, educations, experiences, emailConfirmed, completedCount },
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
    maxSubcategories: await findMaxTrades(db, row.person),
    hasPhone: row.hasPhone,
    verification: toVerification(row.verification),
  };
}
