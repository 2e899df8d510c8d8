import { PageMessages } from "@/components/providers/PageMessages";
import { AdminHome } from "@/components/shell/account/AdminHome";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("common", "nav.account");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/admin">
      <AdminHome />
    </PageMessages>
  );
}
