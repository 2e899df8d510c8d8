import { StaticFrame } from "@/components/shell/visitor/StaticFrame";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { readSocialLinks } from "./operator";

/** Layout of home, information and legal pages: static HTML with hardly any script. */
export default async function PublicLayout({ params, children }: PageProps & { children: React.ReactNode }) {
  await enterPage(params);
  return <StaticFrame social={readSocialLinks()}>{children}</StaticFrame>;
}
