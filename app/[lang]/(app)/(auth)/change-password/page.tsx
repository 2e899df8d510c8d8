import { ChangePasswordScreen } from "@/components/auth/ChangePasswordScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "change.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/change-password">
      <ChangePasswordScreen />
    </PageTexts>
  );
}
