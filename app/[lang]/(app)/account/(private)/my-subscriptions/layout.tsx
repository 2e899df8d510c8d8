import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only BEEs have plans. */
export default function PlanLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="PRO">{children}</RequireSession>;
}
