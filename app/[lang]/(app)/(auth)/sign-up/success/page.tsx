import { SignUpSuccessScreen } from "@/components/auth/SignUpSuccessScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "success.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/sign-up/success">
      <SignUpSuccessScreen />
    </PageTexts>
  );
}
