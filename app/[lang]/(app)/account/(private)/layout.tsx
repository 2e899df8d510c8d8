import { RequireSession } from "@/components/shell/account/RequireSession";

export default function PrivateLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession>{children}</RequireSession>;
}
