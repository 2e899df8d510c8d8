import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only clients have tenders of their own; a BEE gets a message instead of an error of the list. */
export default function OwnTendersLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="CLIENT">{children}</RequireSession>;
}
