import { ListPage } from "@/components/shell/account/ListPage";
import { TenderListScreen } from "@/components/tenders/list/TenderListScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "list.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/tenders">
      <TenderListScreen />
    </ListPage>
  );
}
