import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only clients post tenders; a BEE gets a message instead of a form that would be refused at the end. */
export default function CreateTenderLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="CLIENT">{children}</RequireSession>;
}
