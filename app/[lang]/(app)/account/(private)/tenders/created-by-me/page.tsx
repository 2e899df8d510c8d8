import { ListPage } from "@/components/shell/account/ListPage";
import { OwnTendersScreen } from "@/components/tenders/list/OwnTendersScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "own.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/tenders/created-by-me">
      <OwnTendersScreen />
    </ListPage>
  );
}
