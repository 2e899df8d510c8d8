import { ListPage } from "@/components/shell/account/ListPage";
import { PaymentScreen } from "@/components/subscriptions/payment/PaymentScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "pay.titlePage");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/payment">
      <PaymentScreen />
    </ListPage>
  );
}
