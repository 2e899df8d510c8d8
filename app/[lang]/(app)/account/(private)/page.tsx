import { AccountScreen } from "@/components/account/AccountScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("account", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/account">
      <AccountScreen />
    </PageTexts>
  );
}
