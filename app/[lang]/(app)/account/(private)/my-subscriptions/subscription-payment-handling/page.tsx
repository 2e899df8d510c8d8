import { ListPage } from "@/components/shell/account/ListPage";
import { PaymentHandlingScreen } from "@/components/subscriptions/payment/PaymentHandlingScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "handling.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/my-subscriptions/subscription-payment-handling">
      <PaymentHandlingScreen />
    </ListPage>
  );
}
