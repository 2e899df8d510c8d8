import { ListPage } from "@/components/shell/account/ListPage";
import { ReviewNotesScreen } from "@/components/feedback/admin/ReviewNotesScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("review-notes", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/admin/review-notes">
      <ReviewNotesScreen />
    </ListPage>
  );
}
