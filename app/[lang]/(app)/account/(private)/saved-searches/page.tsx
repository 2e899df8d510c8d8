import { SavedSearchesScreen } from "@/components/saved-searches/SavedSearchesScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("saved-searches", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/saved-searches">
      <SavedSearchesScreen />
    </ListPage>
  );
}
