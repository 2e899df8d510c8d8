import { PageMessages } from "@/components/providers/PageMessages";
import { ChoosePlanScreen } from "@/components/subscriptions/ChoosePlanScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "choose.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/account/my-subscriptions/subscription-new">
      <ChoosePlanScreen />
    </PageMessages>
  );
}
