import { PlansScreen } from "@/components/subscriptions/PlansScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../../PublicPage";

export const generateMetadata = publicPage("/account/subscriptions");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/account/subscriptions">
      <PlansScreen />
    </PublicPage>
  );
}
