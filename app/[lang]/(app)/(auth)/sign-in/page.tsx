import { SignInScreen } from "@/components/auth/SignInScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = publicPage("/sign-in");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/sign-in">
      <SignInScreen />
    </PageMessages>
  );
}
