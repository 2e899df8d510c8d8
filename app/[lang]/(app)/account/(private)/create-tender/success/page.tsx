import { TenderPostedScreen } from "@/components/tenders/TenderPostedScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "posted.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListBoundary>
      <TenderPostedScreen />
    </ListBoundary>
  );
}
