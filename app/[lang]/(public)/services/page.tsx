import { enterPage, type PageProps } from "@/lib/i18n/page";
import AllServices from "../all-services/page";

// The same page at a second address; its canonical address is the first one's.
export { generateMetadata } from "../all-services/page";

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return <AllServices params={params} />;
}
