import { OfferSentScreen } from "@/components/offers/OfferSentScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("offers", "sent.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListBoundary>
      <OfferSentScreen />
    </ListBoundary>
  );
}
