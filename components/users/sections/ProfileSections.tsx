"use client";

import Box from "@mui/material/Box";
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
import { useAnchorScroll } from "@/components/ui/layout/use-anchor-scroll";

/** The section that a link leads to stands out until the person does something. */
const marked = {
  display: "contents",
  "& > [data-marked]": { outline: "2px solid", outlineColor: "secondary.main", outlineOffset: 2 },
} as const;

type Section = {
  Section: (props: { profile: OwnProfile }) => React.ReactNode;
  /** Only PROs fill it in. */
  forProsOnly?: boolean;
};

/** The sections of the profile in the order of the page itself: the face and the line beneath it first. */
const SECTIONS: readonly Section[] = [
  { Section: AvatarSection },
  { Section: HeadlineSection, forProsOnly: true },
  { Section: SubcategoriesSection, forProsOnly: true },
  { Section: LocationSection },
  { Section: SummarySection },
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
  return (
    <Box sx={marked}>
      {SECTIONS.filter(({ forProsOnly }) => isPro || !forProsOnly).map(({ Section }, index) => (
        <Section key={index} profile={profile} />
      ))}
    </Box>
  );
}
