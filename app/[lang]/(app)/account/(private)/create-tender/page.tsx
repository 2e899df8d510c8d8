import { ListPage } from "@/components/shell/account/ListPage";
import { ChooseCategoryScreen } from "@/components/tenders/ChooseCategoryScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "create.categoryTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/create-tender">
      <ChooseCategoryScreen />
    </ListPage>
  );
}
