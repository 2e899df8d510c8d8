import { StaticNotFound } from "@/components/shell/visitor/StaticNotFound";

export default function TenderNotFound() {
  return <StaticNotFound />;
}
