"use client";

import RefreshRounded from "@mui/icons-material/RefreshRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "../actions/Button";
import { useErrorText } from "./use-error-text";
import { EmptyPicture } from "../display/EmptyPicture";

type Props = {
  error?: unknown;
  title?: string | undefined;
  text?: string;
  onRetry?: () => void;
  actions?: React.ReactNode;
  /** "h1" when it replaces a page. */
  headingLevel?: "h1" | "h2" | undefined;
};

/** Error state: what failed, in words, with a retry button. */
export function ErrorState({ error, title, text, onRetry, actions, headingLevel = "h2" }: Props) {
  const t = useTranslations("common.failure");
  const errorText = useErrorText();
  const detail = text ?? (error === undefined ? undefined : errorText(error));
  return (
    <Box
      role="alert"
      sx={{ display: "grid", justifyItems: "center", textAlign: "center", py: { xs: 8, md: 12 }, px: 4 }}
    >
      <EmptyPicture place="offline" small />
      <Typography variant="h4" component={headingLevel} sx={{ mt: 4 }}>
        {title ?? t("title")}
      </Typography>
      {detail && (
        <Typography variant="body2" sx={{ mt: 1, maxWidth: 420, color: "text.secondary" }}>
          {detail}
        </Typography>
      )}
      <Box
        sx={{
          mt: 4,
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "center",
          gap: 2,
          "&:empty": { display: "none" },
        }}
      >
        {onRetry && (
          <Button variant="outlined" startIcon={<RefreshRounded />} onClick={onRetry}>
            {t("retry")}
          </Button>
        )}
        {actions}
      </Box>
    </Box>
  );
}
