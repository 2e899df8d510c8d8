import { PageTexts } from "@/components/providers/PageTexts";
import { PaymentSuccessScreen } from "@/components/subscriptions/payment/PaymentSuccessScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "success.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/account/payment/success">
      <PaymentSuccessScreen />
    </PageTexts>
  );
}
