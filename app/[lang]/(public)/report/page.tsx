import { ReportPageScreen } from "@/components/reports/visitor/ReportPageScreen";
import { enterPage, publicPage, type PageProps } from "@/lib/i18n/page";
import { PublicPage } from "../../PublicPage";

export const generateMetadata = publicPage("/report");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PublicPage path="/report">
      <ReportPageScreen />
    </PublicPage>
  );
}
