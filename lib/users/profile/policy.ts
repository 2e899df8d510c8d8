import type { OwnProfile } from "./schema";

type SubcategoryChoice = { before: readonly string[]; chosen: readonly string[]; max: number };

/**
 * Null: the plan allows these subcategories. A user above the limit, after a larger plan has ended, may keep or
 * remove subcategories but add none.
 */
export function whyNotChooseSubcategories({
  before,
  chosen,
  max,
}: SubcategoryChoice): "subcategories_used_up" | null {
  const addsNone = chosen.every((subcategoryId) => before.includes(subcategoryId));
  return chosen.length <= max || addsNone ? null : "subcategories_used_up";
}

type ProfileFacts = Pick<
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

/** The parts of a complete profile, in the order in which they are filled in, and whether each is present. */
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
  // A pending verification counts as done; one that was rejected or has expired has to be repeated.
  verification: ({ verification }) =>
    verification?.status === "PENDING" || verification?.status === "APPROVED",
} as const satisfies Record<string, (profile: ProfileFacts) => boolean>;

export type ProfilePart = keyof typeof PARTS;

const OF_PROS = Object.keys(PARTS) as ProfilePart[];
const OF_CLIENTS: readonly ProfilePart[] = ["photo", "location", "summary", "languages", "phone"];

/** The parts of a complete profile: all of them for a PRO, those that matter to a BEE for a client. */
export function partsOf({ role }: Pick<ProfileFacts, "role">): readonly ProfilePart[] {
  return role === "PRO" ? OF_PROS : OF_CLIENTS;
}

/** The missing parts of a profile, in the order in which they are filled in. Empty: it is complete. */
export function missingParts(profile: ProfileFacts): ProfilePart[] {
  return partsOf(profile).filter((part) => !PARTS[part](profile));
}

/** How complete a profile is, in whole percent: 100 only when nothing is missing. */
export function completePercent(profile: ProfileFacts): number {
  const all = partsOf(profile).length;
  return Math.floor(((all - missingParts(profile).length) / all) * 100);
}
