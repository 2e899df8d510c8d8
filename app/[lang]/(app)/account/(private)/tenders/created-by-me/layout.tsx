import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only clients have tenders of their own; a BEE reads so instead of a refusal of the list. */
export default function OwnTendersLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="CLIENT">{children}</RequireSession>;
}
