import { HomeScreen } from "@/components/home/HomeScreen";
import { MoreMessages } from "@/components/providers/MoreMessages";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = publicPage("/");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <MoreMessages namespaces={["home", "places"]}>
      <HomeScreen />
    </MoreMessages>
  );
}
