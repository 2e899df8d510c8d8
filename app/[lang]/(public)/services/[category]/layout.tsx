// For each request: what is in the pages comes out of the memory, and is five minutes old at most.
export const dynamic = "force-dynamic";

export default function ServiceLayout({ children }: { children: React.ReactNode }) {
  return children;
}
