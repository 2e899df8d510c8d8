import { ConfirmEmailScreen } from "@/components/auth/ConfirmEmailScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "confirm.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/confirm-email">
      <ConfirmEmailScreen />
    </PageTexts>
  );
}
