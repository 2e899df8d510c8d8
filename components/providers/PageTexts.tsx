import { getMessages } from "next-intl/server";
import { PAGE_TEXTS, pickTexts, type PageWithTexts } from "@/lib/i18n/sent-texts";
import { MergeMessages } from "./MergeMessages";

type Props = { of: PageWithTexts; children: React.ReactNode };

/** Sends the texts of one page to the browser, on top of the frame's; no screen gets more than it needs. */
export async function PageTexts({ of, children }: Props) {
  const messages = pickTexts(await getMessages(), PAGE_TEXTS[of]);
  return <MergeMessages messages={messages}>{children}</MergeMessages>;
}
