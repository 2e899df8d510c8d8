"use client";

import ChatBubbleOutlineRounded from "@mui/icons-material/ChatBubbleOutlineRounded";
import { useTranslations } from "next-intl";
import type { ButtonProps } from "@/components/ui/actions/Button";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { useChatHref } from "./use-chat-href";

type Props = { tenderId: string; proId: string; name: string } & Pick<ButtonProps, "variant" | "size" | "sx">;

/** Opens the conversation with the other party of an offer. */
export function MessageButton({ tenderId, proId, name, variant = "outlined", ...rest }: Props) {
  const t = useTranslations("offers.message");
  const href = useChatHref()({ tenderId, proId });
  return (
    <ButtonLink
      href={href}
      variant={variant}
      startIcon={<ChatBubbleOutlineRounded />}
      // Side by side with others of its kind, the word alone would not say to whom.
      aria-label={t("to", { name })}
      {...rest}
    >
      {t("button")}
    </ButtonLink>
  );
}
