import { LinkIdentityScreen } from "@/components/auth/external/LinkIdentityScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "linkAccount.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/link-account">
      <LinkIdentityScreen />
    </PageMessages>
  );
}
