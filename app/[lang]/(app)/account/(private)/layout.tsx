import { RequireSession } from "@/components/providers/RequireSession";

export default function PrivateLayout({ children }: { children: React.ReactNode }) {
  return <RequireSession>{children}</RequireSession>;
}
