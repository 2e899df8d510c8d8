import { SignUpScreen } from "@/components/auth/sign-up/SignUpScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = publicPage("/sign-up");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <SignUpScreen />;
}
