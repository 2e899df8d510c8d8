"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ReviewsSection, type FirstReviews } from "@/components/feedback/ReviewsSection";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { RatingCount } from "@/lib/feedback/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { AboutCard } from "./AboutCard";
import { anchorMargin } from "./anchor-margin";
import { CareerCard } from "./CareerCard";
import { FactsCard } from "./FactsCard";
import { KeyNumbers } from "./KeyNumbers";
import { ProfileActions } from "./ProfileActions";
import { ProfileCover } from "./ProfileCover";
import { ProfileHead } from "./ProfileHead";
import { ProfileTabs, type ProfileTab } from "./ProfileTabs";
import { RatingCard } from "./RatingCard";

/** How many pictures stand on the page; the rest opens with them. */
const SHOWN_PHOTOS = 5;

type Props = {
  profile: PublicProfile;
  ratings: RatingCount;
  /** The page of reviews that came with the page itself. */
  reviews?: FirstReviews;
  /** The preview has a heading of its own above. */
  headingLevel?: "h1" | "h2";
};

/** Somebody as others see them. */
export function ProfileView({ profile, ratings, reviews, headingLevel = "h1" }: Props) {
  return (
    <>
      <ProfileCover />
      <PageContainer sx={{ pt: { xs: 0, md: 0 } }}>
        <Box sx={columns}>
          <Box sx={{ minWidth: 0 }}>
            <ProfileHead profile={profile} headingLevel={headingLevel} />
            <Box sx={{ ...phoneOnly, gap: 4, mt: 4 }}>
              <KeyNumbers profile={profile} />
              <ProfileActions userId={profile.id} name={profile.name} />
            </Box>
            <Parts profile={profile} ratings={ratings} reviews={reviews} />
          </Box>
          <Box component="aside" sx={aside}>
            <ProfileActions userId={profile.id} name={profile.name} />
            <RatingCard ratings={ratings} />
            <FactsCard profile={profile} />
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}

function Parts({ profile, ratings, reviews }: Pick<Props, "profile" | "ratings" | "reviews">) {
  const t = useTranslations("profiles.public");
  return (
    <>
      <Box sx={{ my: 4 }}>
        <ProfileTabs tabs={tabsOf(profile, ratings)} />
      </Box>
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <AboutCard profile={profile} />
        {profile.photos.length > 0 && (
          <SectionCard id="photos" title={t("parts.photos")} sx={anchorMargin}>
            <PhotoGallery
              photos={profile.photos}
              alt={t("photosOf", { name: profile.name })}
              maxShown={SHOWN_PHOTOS}
            />
          </SectionCard>
        )}
        <CareerCard profile={profile} />
        <Box sx={phoneOnly}>
          <RatingCard ratings={ratings} />
        </Box>
        <ReviewsSection userId={profile.id} name={profile.name} first={reviews} />
      </Box>
    </>
  );
}

function tabsOf({ photos, experiences, educations }: PublicProfile, { count }: RatingCount): ProfileTab[] {
  const career = experiences.length + educations.length;
  return [
    { id: "about" },
    ...(photos.length > 0 ? [{ id: "photos", count: photos.length } as const] : []),
    ...(career > 0 ? [{ id: "experience" } as const] : []),
    { id: "reviews", count },
  ];
}

const columns = {
  display: "grid",
  gap: 6,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 336px" },
};
const phoneOnly = { display: { xs: "grid", md: "none" } };
const aside = { display: { xs: "none", md: "grid" }, gap: 4, pt: 6 };
