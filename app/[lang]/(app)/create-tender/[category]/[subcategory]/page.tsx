import { DescribeForService } from "@/components/tenders/describe/DescribeForService";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "create.title");

export default async function Page({ params }: PageProps<{ category: string; subcategory: string }>) {
  return <DescribeForService {...await enterPage(params)} />;
}
