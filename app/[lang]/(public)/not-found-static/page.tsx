import { StaticNotFound } from "@/components/shell/visitor/StaticNotFound";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("common", "notFound.title");

// Made ahead of time like every public page; the server sends it, as not found, for addresses that no page answers.
export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <StaticNotFound />;
}
