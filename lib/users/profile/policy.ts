import type { OwnProfile } from "./schema";

type Trades = { before: readonly string[]; chosen: readonly string[]; max: number };

/**
 * Null: the plan allows these trades. Whoever has more than it allows, because a larger one has ended, may keep or
 * give up trades, but take no new one.
 */
export function whyNotChooseSubcategories({ before, chosen, max }: Trades): "subcategories_used_up" | null {
  const addsNone = chosen.every((subcategoryId) => before.includes(subcategoryId));
  return chosen.length <= max || addsNone ? null : "subcategories_used_up";
}

type Facts = Pick<
  OwnProfile,
  | "role"
  | "photo"
  | "headline"
  | "location"
  | "summary"
  | "subcategories"
  | "languages"
  | "experiences"
  | "educations"
  | "photos"
  | "hasPhone"
  | "verification"
>;

/** What makes a profile complete, in the order in which it is filled in, and when each part is there. */
const PARTS = {
  photo: ({ photo }) => photo !== null,
  headline: ({ headline }) => headline !== null,
  location: ({ location }) => location !== null,
  summary: ({ summary }) => summary !== null,
  trades: ({ subcategories }) => subcategories.length > 0,
  languages: ({ languages }) => languages.length > 0,
  experience: ({ experiences, educations }) => experiences.length + educations.length > 0,
  workPhotos: ({ photos }) => photos.length > 0,
  phone: ({ hasPhone }) => hasPhone,
  // Whoever waits for a decision has done their part; whoever was rejected has to try again.
  verification: ({ verification }) => verification !== null && verification.status !== "REJECTED",
} as const satisfies Record<string, (profile: Facts) => boolean>;

export type ProfilePart = keyof typeof PARTS;

const OF_PROS = Object.keys(PARTS) as ProfilePart[];
const OF_CLIENTS: readonly ProfilePart[] = ["photo", "location", "summary", "languages", "phone"];

/** The parts that make a profile complete: everything for a PRO, what a BEE asks about for a client. */
export function partsOf({ role }: Pick<Facts, "role">): readonly ProfilePart[] {
  return role === "PRO" ? OF_PROS : OF_CLIENTS;
}

/** What a profile still lacks, in the order in which it is filled in. Empty: it is complete. */
export function missingParts(profile: Facts): ProfilePart[] {
  return partsOf(profile).filter((part) => !PARTS[part](profile));
}

/** How complete a profile is, in whole percent: 100 only when nothing is missing. */
export function completePercent(profile: Facts): number {
  const all = partsOf(profile).length;
  return Math.floor(((all - missingParts(profile).length) / all) * 100);
}
