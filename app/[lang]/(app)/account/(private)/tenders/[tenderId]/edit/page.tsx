import { PageMessages } from "@/components/providers/PageMessages";
import { EditTenderScreen } from "@/components/tenders/EditTenderScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "edit.title");

export default async function Page({ params }: PageProps<{ tenderId: string }>) {
  const { tenderId } = await enterPage(params);
  return (
    <PageMessages of="/account/tenders/[tenderId]/edit">
      <EditTenderScreen tenderId={tenderId} />
    </PageMessages>
  );
}
