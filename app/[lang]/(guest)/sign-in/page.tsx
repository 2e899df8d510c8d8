import { SignInScreen } from "@/components/auth/sign-in/SignInScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = publicPage("/sign-in");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <SignInScreen />;
}
