import { DescribeInCategory } from "@/components/tenders/describe/DescribeInCategory";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "create.categoryTitle");

export default async function Page({ params }: PageProps<{ category: string }>) {
  return <DescribeInCategory {...await enterPage(params)} />;
}
