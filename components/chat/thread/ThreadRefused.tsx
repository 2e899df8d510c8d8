"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { isMissing, toApiError } from "@/lib/platform/browser/api/api-error";

type Props = { tenderId: string; error: unknown; onRetry: () => void };

/** A conversation that could not be opened: there is none, an offer opens it, or something went wrong. */
export function ThreadRefused({ tenderId, error, onRetry }: Props) {
  const t = useTranslations("chat.thread");
  const needsOffer = toApiError(error).code === "chat_needs_offer";
  if (!needsOffer && !isMissing(error))
    return <ErrorState headingLevel="h1" error={error} onRetry={onRetry} />;
  const part = needsOffer ? "needsOffer" : "notFound";
  return (
    <Box sx={{ display: "grid", placeItems: "center", height: 1, overflowY: "auto" }}>
      <EmptyState
        headingLevel="h1"
        title={t(`${part}.title`)}
        text={t(`${part}.text`)}
        actions={
          <ButtonLink
            variant="outlined"
            href={needsOffer ? `/account/tenders/${tenderId}` : "/account/messages"}
          >
            {t(`${part}.action`)}
          </ButtonLink>
        }
      />
    </Box>
  );
}
