import { PageMessages } from "@/components/providers/PageMessages";
import { UnsubscribeScreen } from "@/components/users/settings/UnsubscribeScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("settings", "unsubscribe.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/unsubscribe-from-emails">
      <UnsubscribeScreen />
    </PageMessages>
  );
}
