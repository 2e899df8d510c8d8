import { PageTexts } from "@/components/providers/PageTexts";
import { UnsubscribeScreen } from "@/components/users/UnsubscribeScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("settings", "unsubscribe.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/unsubscribe-from-emails">
      <UnsubscribeScreen />
    </PageTexts>
  );
}
