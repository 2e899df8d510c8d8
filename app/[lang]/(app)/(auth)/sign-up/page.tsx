import { SignUpScreen } from "@/components/auth/SignUpScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = publicPage("/sign-up");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/sign-up">
      <SignUpScreen />
    </PageTexts>
  );
}
