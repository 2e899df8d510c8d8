import { useLocale, useTranslations } from "next-intl";
import type { ConversationView, MessageView } from "@/lib/chat/schema";
import { kindOf } from "@/lib/files/constants";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { formatMoments } from "@/lib/shared/dates/moment-text";
import { formatMoney } from "@/lib/shared/money";

/** The last thing that happened in a conversation as one short line, in the reader's language. */
export function useLastMessage(): (conversation: Pick<ConversationView, "lastMessage">) => string {
  const t = useTranslations("chat.list");
  const locale = useLocale();
  const { userId } = useSession();
  const filesOf = ({ files }: MessageView) => {
    const kinds = new Set(files.map(({ mimeType }) => kindOf(mimeType)));
    const key = kinds.size > 1 ? "files" : kinds.has("DOCUMENT") ? "documents" : "photos";
    return t(key, { count: files.length });
  };
  return ({ lastMessage }) => {
    if (!lastMessage) return t("nothing");
    const { systemCode, params, text, senderId } = lastMessage;
    if (systemCode) {
      const { priceMinor, isEstimate = false, perVisit = false, reason = "none", times = [] } = params ?? {};
      const price = priceMinor === undefined ? "" : formatMoney(priceMinor, locale, { isEstimate, perVisit });
      return t(`system.${systemCode}`, {
        hasPrice: price ? "yes" : "no",
        price,
        reason,
        times: formatMoments(times, locale),
      });
    }
    if (lastMessage.hiddenAt && senderId !== userId) return t("removed");
    if (lastMessage.deletedAt) return t("deleted");
    const said = text || filesOf(lastMessage);
    return senderId === userId ? t("mine", { text: said }) : said;
  };
}
