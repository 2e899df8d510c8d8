import { LegalScreen } from "@/components/legal/LegalScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";
import { readOperator } from "../operator";

export const generateMetadata = publicPage("/imprint");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/imprint">
      <LegalScreen name="imprint" operator={readOperator()} />
    </PublicPage>
  );
}
