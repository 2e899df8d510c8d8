import { ForgotPasswordScreen } from "@/components/auth/ForgotPasswordScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "forgot.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/forgot-password">
      <ForgotPasswordScreen />
    </PageTexts>
  );
}
