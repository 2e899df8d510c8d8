import { PublicTenderScreen } from "@/components/directory/tender/PublicTenderScreen";
import { enterPage, type PageProps } from "@/lib/i18n/page";
import { readTenderScreen, type TenderParams } from "./read-tender-page";

export { tenderMetadata as generateMetadata } from "./tender-metadata";

export default async function Page({ params }: PageProps<TenderParams>) {
  return <PublicTenderScreen {...await readTenderScreen(await enterPage(params))} />;
}
