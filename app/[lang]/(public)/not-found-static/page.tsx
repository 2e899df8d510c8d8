import { StaticNotFound } from "@/components/shell/visitor/StaticNotFound";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("common", "notFound.title");

// Prerendered like every public page; the server answers unknown URLs with it, status 404.
export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <StaticNotFound />;
}
