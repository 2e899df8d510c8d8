import { StaticNotFound } from "@/components/shell/visitor/StaticNotFound";

export default function ServiceNotFound() {
  return <StaticNotFound />;
}
