import { ForgotPasswordScreen } from "@/components/auth/ForgotPasswordScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "forgot.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/forgot-password">
      <ForgotPasswordScreen />
    </PageMessages>
  );
}
