import { TenderDetailScreen } from "@/components/tenders/detail/TenderDetailScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "detail.title");

export default async function Page({ params }: PageProps<{ tenderId: string }>) {
  const { tenderId } = await enterPage(params);
  return (
    <ListBoundary>
      <TenderDetailScreen tenderId={tenderId} />
    </ListBoundary>
  );
}
