import { ChangeEmailScreen } from "@/components/auth/ChangeEmailScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "changeEmail.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <ChangeEmailScreen />;
}
