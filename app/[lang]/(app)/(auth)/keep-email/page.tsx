import { KeepEmailScreen } from "@/components/auth/email/KeepEmailScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "keepEmail.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/keep-email">
      <KeepEmailScreen />
    </PageMessages>
  );
}
