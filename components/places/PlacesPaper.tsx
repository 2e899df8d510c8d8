import Paper, { type PaperProps } from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { PlaceSource } from "@/lib/places/schema";

function Credited({ children, source, ...props }: PaperProps & { source: PlaceSource }) {
  const t = useTranslations("places");
  return (
    <Paper {...props} sx={{ border: 1, borderColor: "divider" }}>
      {children}
      <Typography variant="caption" component="p" sx={{ px: 4, py: 2, color: "surface.muted" }}>
        {source === "GEONAMES" ? t("credit") : t("creditStreets")}
      </Typography>
    </Paper>
  );
}

/** The sheet under a town field; its foot names where the towns come from, as their licence asks. */
export function PlacesPaper(props: PaperProps) {
  return <Credited {...props} source="GEONAMES" />;
}

/** The same under a search for streets. */
export function StreetsPaper(props: PaperProps) {
  return <Credited {...props} source="OPENSTREETMAP" />;
}
