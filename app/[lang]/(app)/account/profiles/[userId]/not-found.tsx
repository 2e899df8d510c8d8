import { StaticNotFound } from "@/components/shell/visitor/StaticNotFound";

export default function ProfileNotFound() {
  return <StaticNotFound />;
}
