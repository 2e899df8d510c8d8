import { PageTexts } from "@/components/providers/PageTexts";
import { MySubscriptionScreen } from "@/components/subscriptions/MySubscriptionScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("subscriptions", "mine.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/account/my-subscriptions">
      <MySubscriptionScreen />
    </PageTexts>
  );
}
