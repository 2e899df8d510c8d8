import { PageMessages } from "@/components/providers/PageMessages";
import { PaymentSuccessScreen } from "@/components/subscriptions/payment/PaymentSuccessScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "success.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/account/payment/success">
      <PaymentSuccessScreen />
    </PageMessages>
  );
}
