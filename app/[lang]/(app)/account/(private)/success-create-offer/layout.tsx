import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only BEEs send offers; a client gets a message instead of a confirmation of an offer they did not send. */
export default function OfferSentLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="PRO">{children}</RequireSession>;
}
