import { PaymentHandlingScreen } from "@/components/subscriptions/payment/PaymentHandlingScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "handling.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListBoundary>
      <PaymentHandlingScreen />
    </ListBoundary>
  );
}
