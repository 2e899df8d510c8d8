import { InvitationLinkScreen } from "@/components/invitations/InvitationLinkScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("invitations", "opened.page");

export default async function Page({ params }: PageProps<{ token: string }>) {
  const { token } = await enterPage(params);
  return (
    <ListPage of="/account/invitations/[token]">
      <InvitationLinkScreen token={token} />
    </ListPage>
  );
}
