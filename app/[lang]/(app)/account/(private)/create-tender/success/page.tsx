import { ListPage } from "@/components/shell/account/ListPage";
import { TenderPostedScreen } from "@/components/tenders/TenderPostedScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "posted.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/create-tender/success">
      <TenderPostedScreen />
    </ListPage>
  );
}
