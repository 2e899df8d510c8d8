import { ChangeEmailScreen } from "@/components/auth/email/ChangeEmailScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "changeEmail.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/change-email">
      <ChangeEmailScreen />
    </PageMessages>
  );
}
