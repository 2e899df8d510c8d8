import { PageMessages } from "@/components/providers/PageMessages";
import { MySubscriptionScreen } from "@/components/subscriptions/MySubscriptionScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "mine.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/account/my-subscriptions">
      <MySubscriptionScreen />
    </PageMessages>
  );
}
