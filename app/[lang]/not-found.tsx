import { StaticNotFound } from "@/components/shell/visitor/StaticNotFound";
import { StaticFrame } from "@/components/shell/visitor/StaticFrame";
import { readSocialLinks } from "./(public)/operator";

export default function NotFound() {
  return (
    <StaticFrame social={readSocialLinks()}>
      <StaticNotFound />
    </StaticFrame>
  );
}
