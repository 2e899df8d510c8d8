import { OwnReportsScreen } from "@/components/reports/OwnReportsScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("reports", "mine.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/reports">
      <OwnReportsScreen />
    </ListPage>
  );
}
