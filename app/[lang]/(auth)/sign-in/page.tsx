import { SignInScreen } from "@/components/auth/SignInScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "signIn.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <SignInScreen />;
}
