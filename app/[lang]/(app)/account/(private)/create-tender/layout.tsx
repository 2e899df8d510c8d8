import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only clients post tenders; a BEE reads so instead of filling in a form that is refused at the end. */
export default function CreateTenderLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="CLIENT">{children}</RequireSession>;
}
