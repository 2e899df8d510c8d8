// For each request: an offer, an acceptance or a change of mind shows at once.
export const dynamic = "force-dynamic";

export default function TenderLayout({ children }: { children: React.ReactNode }) {
  return children;
}
