import { UnsubscribeScreen } from "@/components/users/UnsubscribeScreen";
import { MoreMessages } from "@/components/providers/MoreMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("settings", "unsubscribe.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <MoreMessages namespaces={["settings"]}>
      <UnsubscribeScreen />
    </MoreMessages>
  );
}
