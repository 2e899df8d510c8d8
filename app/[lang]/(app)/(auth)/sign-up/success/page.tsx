import { SignUpSuccessScreen } from "@/components/auth/SignUpSuccessScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "success.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <SignUpSuccessScreen />;
}
