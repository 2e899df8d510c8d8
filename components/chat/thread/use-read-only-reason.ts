import { useTranslations } from "next-intl";
import type { ChatPartner } from "@/lib/chat/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Why the user cannot write in a conversation, as a sentence; undefined when they can. */
export function useReadOnlyReason(partner: ChatPartner): string | undefined {
  const t = useTranslations("chat.thread");
  const { user } = useSession();
  if (partner.name === "") return t("left");
  return user?.emailConfirmed === false ? t("unconfirmed") : undefined;
}
