import { PrivacyScreen } from "@/components/legal/PrivacyScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";
import { readOperator } from "../operator";

export const generateMetadata = pageTitle("legal", "privacy.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <PrivacyScreen operator={readOperator()} />;
}
