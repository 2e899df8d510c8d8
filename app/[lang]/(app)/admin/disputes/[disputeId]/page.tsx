import { ListPage } from "@/components/shell/account/ListPage";
import { DisputeScreen } from "@/components/disputes/admin/DisputeScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("disputes-admin", "title");

export default async function Page({ params }: PageProps<{ disputeId: string }>) {
  const { disputeId } = await enterPage(params);
  return (
    <ListPage of="/admin/disputes/[disputeId]">
      <DisputeScreen disputeId={disputeId} />
    </ListPage>
  );
}
