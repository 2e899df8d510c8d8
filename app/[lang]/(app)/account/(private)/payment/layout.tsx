import { MoreMessages } from "@/components/providers/MoreMessages";
import { RequireSession } from "@/components/providers/RequireSession";
import { enterPage, type PageProps } from "@/lib/i18n/page";

type Props = PageProps & { children: React.ReactNode };

/** Only BEEs have plans. */
export default async function PlanLayout({ params, children }: Props) {
  await enterPage(params);
  return (
    <MoreMessages namespaces={["subscriptions"]}>
      <RequireSession role="PRO">{children}</RequireSession>
    </MoreMessages>
  );
}
