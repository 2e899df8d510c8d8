import { RequireSession } from "@/components/shell/account/RequireSession";

/** Only BEEs offer services. */
export default function OnboardingLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession role="PRO">{children}</RequireSession>;
}
