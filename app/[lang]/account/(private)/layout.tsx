import { MoreMessages } from "@/components/providers/MoreMessages";
import { RequireSession } from "@/components/providers/RequireSession";
import { enterPage, type PageProps } from "@/lib/i18n/page";

/** Everything below is for people who are signed in; public profiles stand outside of this folder. */
export default async function PrivateLayout({ params, children }: PageProps & { children: React.ReactNode }) {
  await enterPage(params);
  return (
    <MoreMessages namespaces={["account", "categories", "feedback", "files", "offers", "places", "tenders"]}>
      <RequireSession>{children}</RequireSession>
    </MoreMessages>
  );
}
