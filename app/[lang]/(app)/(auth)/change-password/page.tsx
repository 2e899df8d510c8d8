import { ChangePasswordScreen } from "@/components/auth/ChangePasswordScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "change.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/change-password">
      <ChangePasswordScreen />
    </PageMessages>
  );
}
