import { LinkIdentityScreen } from "@/components/auth/LinkIdentityScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "linkAccount.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <LinkIdentityScreen />;
}
