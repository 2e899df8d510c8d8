import { SignUpScreen } from "@/components/auth/SignUpScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "signUp.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <SignUpScreen />;
}
