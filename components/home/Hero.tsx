import { Box } from "@/components/ui/static/Box";
import { Typography } from "@/components/ui/static/Typography";
import { useTranslations } from "next-intl";
import { FloatingOffers } from "./FloatingOffers";
import { HeroComb } from "./HeroComb";
import { HeroSearch } from "./HeroSearch";
import { QuickJobs } from "./QuickJobs";
import { bandWidth } from "./Section";

const lead = {
  fontSize: { xs: "1.0625rem", md: "1.1875rem" },
  lineHeight: { xs: "1.625rem", md: "1.8125rem" },
  mt: { xs: 3, md: 4 },
  maxWidth: 500,
  color: "#3B2F0B",
  '[data-scheme="dark"] &': { color: "#C3C9D4" },
};

const headline = {
  fontSize: { xs: "2.625rem", md: "3.75rem" },
  lineHeight: { xs: "2.75rem", md: "3.875rem" },
  fontWeight: 800,
  letterSpacing: "-0.042em",
  '[data-scheme="dark"] &': { color: "#FFF" },
};

/** The question is the headline and the search is the answer. The comb beside it is decoration. */
export function Hero() {
  const t = useTranslations("home.hero");
  return (
    <Box
      component="section"
      sx={{ position: "relative", overflow: "hidden", bgcolor: "honey.hero", color: "#171A21" }}
    >
      <Box
        sx={{
          ...bandWidth,
          position: "relative",
          display: "grid",
          alignItems: "center",
          minHeight: { md: 520 },
        }}
      >
        <Box
          sx={{
            position: "relative",
            zIndex: 2,
            maxWidth: { md: 600 },
            pt: { xs: 7, md: 9 },
            pb: { md: 11 },
          }}
        >
          <Typography variant="h1" sx={headline}>
            {t("title")}
          </Typography>
          <Typography sx={lead}>{t("lead")}</Typography>
          <HeroSearch />
          <QuickJobs />
        </Box>
        <Box
          aria-hidden
          sx={{
            position: { xs: "relative", md: "absolute" },
            inset: { md: 0 },
            mx: { xs: -4, md: 0 },
            height: { xs: 284, md: "auto" },
            mt: { xs: 4.5, md: 0 },
            overflow: { xs: "hidden", md: "visible" },
            pointerEvents: "none",
          }}
        >
          <HeroComb />
          <FloatingOffers />
        </Box>
      </Box>
    </Box>
  );
}
