import { ChangeEmailScreen } from "@/components/auth/ChangeEmailScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "changeEmail.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/change-email">
      <ChangeEmailScreen />
    </PageTexts>
  );
}
