import { JsonLd } from "@/components/shell/JsonLd";
import type { FirstReviews } from "@/components/feedback/ReviewsSection";
import type { RatingCount } from "@/lib/feedback/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { profileJsonLd } from "./json-ld";
import { ProfileView } from "./ProfileView";

type Props = {
  profile: PublicProfile;
  ratings: RatingCount;
  reviews: FirstReviews;
  place: { url: string; origin: string };
};

/** Somebody's page for everybody, whole before the first script runs, with what machines read beside it. */
export function PublicProfileScreen({ place, ...shown }: Props) {
  return (
    <>
      <JsonLd value={profileJsonLd(shown.profile, place)} />
      <ProfileView {...shown} />
    </>
  );
}
