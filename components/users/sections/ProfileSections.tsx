"use client";

import { useEffect } from "react";
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

type Section = {
  Section: (props: { profile: OwnProfile }) => React.ReactNode;
  /** Only whoever offers work fills it in. */
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

/** Everything a profile tells, each part edited and saved by itself. */
export function ProfileSections({ profile }: { profile: OwnProfile }) {
  const isPro = profile.role === "PRO";
  // The sections mount after the page, when the browser has already looked for the anchor of the address.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
  return SECTIONS.filter(({ forProsOnly }) => isPro || !forProsOnly).map(({ Section }, index) => (
    <Section key={index} profile={profile} />
  ));
}
