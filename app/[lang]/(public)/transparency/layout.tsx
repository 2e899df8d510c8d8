// For each request: the numbers come out of the memory, and are an hour old at most.
export const dynamic = "force-dynamic";

export default function TransparencyLayout({ children }: { children: React.ReactNode }) {
  return children;
}
