import { ListPage } from "@/components/shell/account/ListPage";
import { PreviewScreen } from "@/components/users/profile/PreviewScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("profiles", "preview.title");

export default async function Page({ params }: PageProps<{ userId: string }>) {
  const { userId } = await enterPage(params);
  return (
    <ListPage of="/account/profiles/[userId]/preview">
      <PreviewScreen userId={userId} />
    </ListPage>
  );
}
