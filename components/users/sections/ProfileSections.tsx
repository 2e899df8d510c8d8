"use client";

import type { OwnProfile } from "@/lib/users/profile/schema";
import { AvatarSection } from "./AvatarSection";
import { EducationsSection } from "./EducationsSection";
import { ExperiencesSection } from "./ExperiencesSection";
import { HeadlineSection } from "./HeadlineSection";
import { LanguagesSection } from "./LanguagesSection";
import { LocationSection } from "./LocationSection";
import { SummarySection } from "./SummarySection";
import { SubcategoriesSection } from "./SubcategoriesSection";
import { VerificationSection } from "./VerificationSection";
import { WorkPhotosSection } from "./WorkPhotosSection";
import { useAnchorScroll } from "./use-anchor-scroll";

type Section = {
  Section: (props: { profile: OwnProfile }) => React.ReactNode;
  /** Only PROs fill it in. */
  forProsOnly?: boolean;
};

/** The sections of the profile, in the order in which they are filled in. */
const SECTIONS: readonly Section[] = [
  { Section: AvatarSection },
  { Section: HeadlineSection, forProsOnly: true },
  { Section: LocationSection },
  { Section: SummarySection },
  { Section: SubcategoriesSection, forProsOnly: true },
  { Section: LanguagesSection },
  { Section: ExperiencesSection, forProsOnly: true },
  { Section: EducationsSection, forProsOnly: true },
  { Section: WorkPhotosSection, forProsOnly: true },
  { Section: VerificationSection },
];

/** All sections of the profile, each edited and saved independently. */
export function ProfileSections({ profile }: { profile: OwnProfile }) {
  const isPro = profile.role === "PRO";
  useAnchorScroll();
  return SECTIONS.filter(({ forProsOnly }) => isPro || !forProsOnly).map(({ Section }, index) => (
    <Section key={index} profile={profile} />
  ));
}
