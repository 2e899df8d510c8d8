import { KeptScreen } from "@/components/account/KeptScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("favourites", "kept.list");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/favourites">
      <KeptScreen />
    </ListPage>
  );
}
