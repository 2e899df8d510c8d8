import { BeesScreen } from "@/components/directory/BeesScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";
import { readBeesPage, type Search } from "./read-bees-page";

export const generateMetadata = publicPage("/bees");

export default async function Page({ params, searchParams }: PageProps & Search) {
  const { lang } = await enterPage(params);
  return (
    <PublicPage path="/bees">
      <BeesScreen {...await readBeesPage(lang, searchParams)} />
    </PublicPage>
  );
}
