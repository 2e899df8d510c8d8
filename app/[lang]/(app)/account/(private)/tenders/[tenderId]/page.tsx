import { ListPage } from "@/components/shell/account/ListPage";
import { TenderDetailScreen } from "@/components/agreements/detail/TenderDetailScreen";
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
