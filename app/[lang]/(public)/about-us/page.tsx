import { AboutScreen } from "@/components/info/AboutScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";

export const generateMetadata = publicPage("/about-us");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/about-us">
      <AboutScreen />
    </PublicPage>
  );
}
