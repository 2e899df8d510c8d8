import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only BEEs send offers; a client reads so instead of being told that they have sent one. */
export default function OfferSentLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="PRO">{children}</RequireSession>;
}
