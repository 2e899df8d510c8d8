import { AdminOnly } from "@/components/shell/account/AdminOnly";

export default function AdminLayout({ children }: { children: React.ReactNode }) {
  return <AdminOnly>{children}</AdminOnly>;
}
