import { StaticNotFound } from "@/components/shell/visitor/StaticNotFound";
import { StaticFrame } from "@/components/shell/visitor/StaticFrame";
import { readSocialLinks } from "../(public)/operator";

// Not in app/[lang]: every page carries the not-found pages of the folders above it in its RSC payload.
export default function NotFound() {
  return (
    <StaticFrame social={readSocialLinks()}>
      <StaticNotFound />
    </StaticFrame>
  );
}
