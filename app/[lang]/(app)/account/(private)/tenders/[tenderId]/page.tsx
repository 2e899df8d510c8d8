import { ListPage } from "@/components/layout/ListPage";
import { TenderDetailScreen } from "@/components/tenders/detail/TenderDetailScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "detail.title");

export default async function Page({ params }: PageProps<{ tenderId: string }>) {
  const { tenderId } = await enterPage(params);
  return (
    <ListPage of="/account/tenders/[tenderId]">
      <TenderDetailScreen tenderId={tenderId} />
    </ListPage>
  );
}
