"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ReviewsSection, type FirstReviews } from "@/components/feedback/ReviewsSection";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { usePhotoReport } from "@/components/reports/use-photo-report";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { BESIDE } from "@/components/ui/styles/styles";
import type { RatingCount } from "@/lib/feedback/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { AboutCard } from "./AboutCard";
import { anchorStyles } from "./anchor-styles";
import { CareerCard } from "./CareerCard";
import { FactsCard } from "./FactsCard";
import { KeyNumbers } from "./KeyNumbers";
import { ProfileActions } from "./ProfileActions";
import { ProfileCover } from "./ProfileCover";
import { ProfileHead } from "./ProfileHead";
import { ProfileTabs, type ProfileTab } from "./ProfileTabs";
import { RatingCard } from "./RatingCard";

/** Photos shown on the page; the lightbox shows the rest. */
const SHOWN_PHOTOS = 5;

type Props = {
  profile: PublicProfile;
  ratings: RatingCount;
  /** The first page of reviews, rendered with the page. */
  reviews?: FirstReviews;
  /** The preview has its own h1 above. */
  headingLevel?: "h1" | "h2";
};

/** A user's public profile. */
export function ProfileView({ profile, ratings, reviews, headingLevel = "h1" }: Props) {
  const isPreview = headingLevel === "h2";
  const isShownOnly = isPreview && profile.role === "CLIENT";
  return (
    <>
      <ProfileCover />
      <PageContainer sx={{ pt: { xs: 0, md: 0 } }}>
        <Box sx={columnStyles}>
          <Box sx={{ minWidth: 0 }}>
            <ProfileHead profile={profile} headingLevel={headingLevel} />
            <Box sx={{ ...singleColumnStyles, gap: 4, mt: 4 }}>
              <KeyNumbers profile={profile} />
              {!isShownOnly && (
                <ProfileActions userId={profile.id} name={profile.name} isPreview={isPreview} />
              )}
            </Box>
            <Parts
              profile={profile}
              ratings={ratings}
              reviews={reviews}
              isPreview={isPreview}
              isShownOnly={isShownOnly}
            />
          </Box>
          <Box component="aside" sx={asideStyles}>
            {!isShownOnly && <ProfileActions userId={profile.id} name={profile.name} isPreview={isPreview} />}
            <RatingCard ratings={ratings} />
            <FactsCard profile={profile} />
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}

type PartsProps = Pick<Props, "profile" | "ratings" | "reviews"> & {
  /** As a BEE sees a client: without anything to press that only the client has. */
  isShownOnly: boolean;
  isPreview: boolean;
};

function Parts({ profile, ratings, reviews, isShownOnly, isPreview }: PartsProps) {
  const t = useTranslations("profiles.public");
  const report = usePhotoReport(profile.id);
  return (
    <>
      <Box sx={{ my: 4 }}>
        <ProfileTabs tabs={tabsOf(profile, ratings)} />
      </Box>
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <AboutCard profile={profile} />
        {profile.photos.length > 0 && (
          <SectionCard id="photos" title={t("parts.photos")} sx={anchorStyles}>
            <PhotoGallery
              photos={profile.photos}
              alt={t("photosOf", { name: profile.name })}
              maxShown={SHOWN_PHOTOS}
              action={report}
            />
          </SectionCard>
        )}
        <Box sx={singleColumnStyles}>
          <RatingCard ratings={ratings} />
        </Box>
        {/* What others say of the work comes before what the BEE says of themselves. */}
        <ReviewsSection
          userId={profile.id}
          name={profile.name}
          first={reviews}
          isShownOnly={isShownOnly}
          isPreview={isPreview}
        />
        <CareerCard profile={profile} />
        <Box sx={singleColumnStyles}>
          <FactsCard isBelowHead profile={profile} />
        </Box>
      </Box>
    </>
  );
}

function tabsOf({ photos, experiences, educations }: PublicProfile, { count }: RatingCount): ProfileTab[] {
  const career = experiences.length + educations.length;
  return [
    { id: "about" },
    ...(photos.length > 0 ? [{ id: "photos", count: photos.length } as const] : []),
    { id: "reviews", ...(count > 0 && { count }) },
    ...(career > 0 ? [{ id: "experience" } as const] : []),
  ];
}

const columnStyles = {
  display: "grid",
  gap: 6,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  [BESIDE]: { gridTemplateColumns: "minmax(0, 1fr) min(336px, 37%)" },
};
/** What the second column says, where there is none. */
const singleColumnStyles = { display: "grid", "&:empty": { display: "none" }, [BESIDE]: { display: "none" } };
const asideStyles = { display: "none", gap: 4, pt: 6, [BESIDE]: { display: "grid" } };
