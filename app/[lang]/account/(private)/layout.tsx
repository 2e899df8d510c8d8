import { MoreMessages } from "@/components/providers/MoreMessages";
import { RequireSession } from "@/components/providers/RequireSession";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import type { Namespace } from "@/lib/i18n/messages";

type Props = PageProps & { children: React.ReactNode };

const NAMESPACES = [
  "account",
  "feedback",
  "files",
  "offers",
  "places",
  "tenders",
] as const satisfies readonly Namespace[];

export default async function PrivateLayout({ params, children }: Props) {
  await enterPage(params);
  return (
    <MoreMessages namespaces={NAMESPACES}>
      <RequireSession>{children}</RequireSession>
    </MoreMessages>
  );
}
