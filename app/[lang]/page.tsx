import { HomeScreen } from "@/components/home/HomeScreen";
import { MoreMessages } from "@/components/providers/MoreMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("home", "meta.title", "meta.description");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <MoreMessages namespaces={["home", "places"]}>
      <HomeScreen />
    </MoreMessages>
  );
}
