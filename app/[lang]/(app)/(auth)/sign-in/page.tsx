import { SignInScreen } from "@/components/auth/SignInScreen";
import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = publicPage("/sign-in");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageTexts of="/sign-in">
      <SignInScreen />
    </PageTexts>
  );
}
