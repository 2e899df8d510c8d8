import Paper, { type PaperProps } from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";

/** The sheet under a town field; its foot names where the towns come from, as their licence asks. */
export function PlacesPaper({ children, ...props }: PaperProps) {
  const t = useTranslations("places");
  return (
    <Paper {...props}>
      {children}
      <Typography variant="caption" component="p" sx={{ px: 4, py: 2, color: "surface.muted" }}>
        {t("credit")}
      </Typography>
    </Paper>
  );
}
