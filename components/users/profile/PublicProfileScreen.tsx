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
  page: { url: string; origin: string };
  /** What stays beside the profile, such as the offer it was opened from. */
  beside?: React.ReactNode;
};

/** A user's public profile page, server-rendered, with JSON-LD for search engines. */
export function PublicProfileScreen({ page, beside, ...view }: Props) {
  return (
    <>
      <JsonLd value={profileJsonLd(view.profile, page)} />
      <ProfileView {...view} />
      {beside}
    </>
  );
}
