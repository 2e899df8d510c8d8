import { TransparencyScreen } from "@/components/legal/TransparencyScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";
import { readTransparencyPage } from "./read-transparency-page";

export const generateMetadata = publicPage("/transparency");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/transparency">
      <TransparencyScreen {...await readTransparencyPage()} />
    </PublicPage>
  );
}
