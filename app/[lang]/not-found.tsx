import { LostPage } from "@/components/layout/LostPage";
import { PlainFrame } from "@/components/layout/PlainFrame";
import { readSocialLinks } from "./(public)/operator";

export default function NotFound() {
  return (
    <PlainFrame social={readSocialLinks()}>
      <LostPage />
    </PlainFrame>
  );
}
