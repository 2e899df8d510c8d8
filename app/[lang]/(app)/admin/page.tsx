import { PageMessages } from "@/components/providers/PageMessages";
import { AdminHome } from "@/components/account/AdminHome";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("verification", "home.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/admin">
      <AdminHome />
    </PageMessages>
  );
}
