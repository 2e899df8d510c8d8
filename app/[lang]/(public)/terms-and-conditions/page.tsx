import { TermsScreen } from "@/components/legal/TermsScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";
import { readOperator } from "../operator";

export const generateMetadata = publicPage("/terms-and-conditions");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/terms-and-conditions">
      <TermsScreen operator={readOperator()} />
    </PublicPage>
  );
}
