import { ConfirmEmailScreen } from "@/components/auth/email/ConfirmEmailScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "confirm.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/confirm-email">
      <ConfirmEmailScreen />
    </PageMessages>
  );
}
