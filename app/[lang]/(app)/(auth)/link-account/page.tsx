import { LinkIdentityScreen } from "@/components/auth/LinkIdentityScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "linkAccount.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/link-account">
      <LinkIdentityScreen />
    </PageTexts>
  );
}
