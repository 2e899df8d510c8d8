import { MoreMessages } from "@/components/providers/MoreMessages";
import { RequireSession } from "@/components/providers/RequireSession";
import { enterPage, type PageProps } from "@/lib/i18n/page";

type Props = PageProps & { children: React.ReactNode };

export default async function PrivateLayout({ params, children }: Props) {
  await enterPage(params);
  return (
    <MoreMessages namespaces={["account", "auth", "feedback", "files", "offers", "places", "tenders"]}>
      <RequireSession>{children}</RequireSession>
    </MoreMessages>
  );
}
