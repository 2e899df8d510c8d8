import { SignUpSuccessScreen } from "@/components/auth/sign-up/SignUpSuccessScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "success.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/sign-up/success">
      <SignUpSuccessScreen />
    </PageMessages>
  );
}
