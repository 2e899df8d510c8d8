import { AdminOnly } from "@/components/providers/AdminOnly";

export default function AdminLayout({ children }: { children: React.ReactNode }) {
  return <AdminOnly>{children}</AdminOnly>;
}
