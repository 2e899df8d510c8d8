import { PageTexts } from "@/components/providers/PageTexts";
import { EditTenderScreen } from "@/components/tenders/EditTenderScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "edit.title");

export default async function Page({ params }: PageProps<{ tenderId: string }>) {
  const { tenderId } = await enterPage(params);
  return (
    <PageTexts of="/account/tenders/[tenderId]/edit">
      <EditTenderScreen tenderId={tenderId} />
    </PageTexts>
  );
}
