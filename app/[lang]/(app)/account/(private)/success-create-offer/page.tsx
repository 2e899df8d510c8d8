import { ListPage } from "@/components/shell/account/ListPage";
import { OfferSentScreen } from "@/components/agreements/OfferSentScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("offers", "sent.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/success-create-offer">
      <OfferSentScreen />
    </ListPage>
  );
}
