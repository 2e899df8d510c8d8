import { LegalScreen } from "@/components/legal/LegalScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";
import { readOperator } from "../operator";

export const generateMetadata = publicPage("/ranking");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/ranking">
      <LegalScreen name="ranking" operator={readOperator()} />
    </PublicPage>
  );
}
