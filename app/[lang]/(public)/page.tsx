import { HomeScreen } from "@/components/home/HomeScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../PublicPage";

export const generateMetadata = publicPage("/");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/">
      <HomeScreen />
    </PublicPage>
  );
}
