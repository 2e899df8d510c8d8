import { PublicTenderScreen } from "@/components/directory/tender/PublicTenderScreen";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { env } from "@/lib/platform/server/config/env";
import { readTenderPage, type TenderParams } from "./read-tender-page";

export { tenderMetadata as generateMetadata } from "./tender-metadata";

export default async function Page({ params }: PageProps<TenderParams>) {
  const { lang, tenderId } = await enterPage(params);
  return <PublicTenderScreen tender={await readTenderPage(lang, tenderId)} origin={env.SITE_URL} />;
}
