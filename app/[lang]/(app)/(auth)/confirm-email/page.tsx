import { ConfirmEmailScreen } from "@/components/auth/ConfirmEmailScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("auth", "confirm.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <ConfirmEmailScreen />;
}
