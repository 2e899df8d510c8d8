import { InsightsScreen } from "@/components/insights/InsightsScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("insights", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/insights">
      <InsightsScreen />
    </ListPage>
  );
}
