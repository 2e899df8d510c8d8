import { PublicProfileScreen } from "@/components/users/profile/PublicProfileScreen";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { readProfilePage, type Search } from "./read-profile-page";

export { profileMetadata as generateMetadata } from "./profile-metadata";

// A review that was published a moment ago stands on the page.
export const dynamic = "force-dynamic";

export default async function Page({ params, searchParams }: PageProps<{ userId: string }> & Search) {
  const shown = await readProfilePage(await enterPage(params), searchParams);
  return <PublicProfileScreen {...shown} />;
}
