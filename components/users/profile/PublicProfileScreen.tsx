import type { FirstReviews } from "@/components/feedback/ReviewsSection";
import type { RatingCount } from "@/lib/feedback/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { profileJsonLd, toScriptText } from "./json-ld";
import { ProfileView } from "./ProfileView";

type Props = {
  profile: PublicProfile;
  ratings: RatingCount;
  reviews: FirstReviews;
  place: { url: string; origin: string };
};

/** Somebody's page for everybody, whole before the first script runs, with what machines read beside it. */
export function PublicProfileScreen({ place, ...shown }: Props) {
  const jsonLd = toScriptText(profileJsonLd(shown.profile, place));
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      <ProfileView {...shown} />
    </>
  );
}
