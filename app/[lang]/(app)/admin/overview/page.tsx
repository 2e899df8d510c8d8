import { MarketOverviewScreen } from "@/components/admin/overview/MarketOverviewScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("admin-overview", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/admin/overview">
      <MarketOverviewScreen />
    </PageMessages>
  );
}
