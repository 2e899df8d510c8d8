import { FailedJobsScreen } from "@/components/admin/FailedJobsScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("failed-jobs", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/admin/jobs">
      <FailedJobsScreen />
    </ListPage>
  );
}
