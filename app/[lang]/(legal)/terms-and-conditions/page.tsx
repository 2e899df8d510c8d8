import { TermsScreen } from "@/components/legal/TermsScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";
import { readOperator } from "../operator";

export const generateMetadata = pageTitle("legal", "terms.metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <TermsScreen operator={readOperator()} />;
}
