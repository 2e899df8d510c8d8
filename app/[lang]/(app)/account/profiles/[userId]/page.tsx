import { OfferOnProfile } from "@/components/agreements/profile/OfferOnProfile";
import { PublicProfileScreen } from "@/components/users/profile/PublicProfileScreen";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { readProfilePage, type Search } from "./read-profile-page";

export { profileMetadata as generateMetadata } from "./profile-metadata";

// Rendered for every request, so that a review is on the page as soon as it is published.
export const dynamic = "force-dynamic";

export default async function Page({ params, searchParams }: PageProps<{ userId: string }> & Search) {
  const props = await readProfilePage(await enterPage(params), searchParams);
  return <PublicProfileScreen {...props} beside={<OfferOnProfile />} />;
}
