// For each request: the services follow what admins change.
export const dynamic = "force-dynamic";

export default function ServicesLayout({ children }: { children: React.ReactNode }) {
  return children;
}
