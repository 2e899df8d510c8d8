import { AuditLogScreen } from "@/components/admin/AuditLogScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("audit-log", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/admin/audit-log">
      <AuditLogScreen />
    </ListPage>
  );
}
