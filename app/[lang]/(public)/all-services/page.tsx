import { ServicesScreen } from "@/components/info/ServicesScreen";
import { offeredTree } from "@/lib/categories/catalogue/service";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";

export const generateMetadata = publicPage("/all-services");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/all-services">
      <ServicesScreen categories={offeredTree()} />
    </PublicPage>
  );
}
