import { FIND_WORK } from "@/lib/tenders/constants";
import type { OwnProfile } from "@/lib/users/profile/schema";

/** What the market has to know of a new BEE before it can show work that fits, in the order in which it is asked. */
export const ONBOARDING_STEPS = ["services", "place", "sentence"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The address of one step. */
export function stepHref(step: OnboardingStep): string {
  return `/account/onboarding?step=${step}`;
}

/** The first step that the profile still lacks, or null. */
export function missingStep(profile: Pick<OwnProfile, "subcategories" | "location" | "headline">) {
  if (profile.subcategories.length === 0) return "services";
  if (profile.location === null) return "place";
  return profile.headline === null ? "sentence" : null;
}

/** Where "continue" and "later" lead from a step. */
export function hrefAfter(step: OnboardingStep): string {
  const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1];
  return next ? stepHref(next) : FIND_WORK;
}
