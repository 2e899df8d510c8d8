import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only clients change tenders; a BEE gets a message instead of an error about a tender that is not theirs. */
export default function EditTenderLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="CLIENT">{children}</RequireSession>;
}
