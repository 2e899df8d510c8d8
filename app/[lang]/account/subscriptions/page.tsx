import { MoreMessages } from "@/components/providers/MoreMessages";
import { PlansScreen } from "@/components/subscriptions/PlansScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "compare.title", "compare.text");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <MoreMessages namespaces={["subscriptions"]}>
      <PlansScreen />
    </MoreMessages>
  );
}
