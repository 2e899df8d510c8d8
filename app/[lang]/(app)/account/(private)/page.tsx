import { AccountScreen } from "@/components/account/AccountScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("account", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/account">
      <AccountScreen />
    </PageMessages>
  );
}
