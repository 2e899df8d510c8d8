import { DescribePage } from "@/components/tenders/describe/DescribePage";
import { CreateTenderScreen } from "@/components/tenders/CreateTenderScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";
import { namedService } from "../../named-service";

export const generateMetadata = pageTitle("tenders", "create.title");

export default async function Page({ params }: PageProps<{ category: string; subcategory: string }>) {
  const service = namedService(await enterPage(params));
  return (
    <DescribePage of="/create-tender/[category]/[subcategory]">
      <CreateTenderScreen {...service} base="/create-tender" />
    </DescribePage>
  );
}
