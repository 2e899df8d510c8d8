import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only BEEs have insights. */
export default function InsightsLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="PRO">{children}</RequireSession>;
}
