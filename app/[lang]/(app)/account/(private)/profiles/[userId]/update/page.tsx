import { PageMessages } from "@/components/providers/PageMessages";
import { UpdateScreen } from "@/components/users/sections/UpdateScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("profiles", "update.title");

export default async function Page({ params }: PageProps<{ userId: string }>) {
  const { userId } = await enterPage(params);
  return (
    <PageMessages of="/account/profiles/[userId]/update">
      <UpdateScreen userId={userId} />
    </PageMessages>
  );
}
