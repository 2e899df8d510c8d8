import { PageTexts } from "@/components/providers/PageTexts";
import { UpdateScreen } from "@/components/users/UpdateScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("profiles", "update.title");

export default async function Page({ params }: PageProps<{ userId: string }>) {
  const { userId } = await enterPage(params);
  return (
    <PageTexts of="/account/profiles/[userId]/update">
      <UpdateScreen userId={userId} />
    </PageTexts>
  );
}
