import { Box } from "@/components/ui/static/Box";
import { Typography } from "@/components/ui/static/Typography";
import { useTranslations } from "next-intl";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { hexMask } from "@/components/ui/styles/styles";
import { bandWidth } from "./Section";

type Cell = { left: number; top: number; person?: string; isLogo?: boolean };

const CELLS: Cell[] = [
  { left: 20, top: -28, person: "tomas" },
  { left: 138, top: -28 },
  { left: 256, top: -28, person: "gruber" },
  { left: -39, top: 76 },
  { left: 79, top: 76, person: "zsofia" },
  { left: 197, top: 76, person: "milan" },
  { left: 315, top: 76, person: "omar" },
  { left: 20, top: 180 },
  { left: 138, top: 180, isLogo: true },
  { left: 256, top: 180 },
];

function PeopleComb() {
  return (
    <Box aria-hidden sx={{ display: { xs: "none", md: "block" }, position: "relative" }}>
      {CELLS.map(({ left, top, person, isLogo }) => (
        <Box
          key={`${left},${top}`}
          sx={{
            position: "absolute",
            left,
            top,
            width: 110,
            height: 127,
            display: "grid",
            placeItems: "center",
            bgcolor: "honey.strong",
            ...hexMask,
          }}
        >
          {person && (
            <Box
              component="img"
              src={`/art/person-${person}.svg`}
              alt=""
              loading="lazy"
              sx={{ width: 110, height: 127, objectFit: "cover" }}
            />
          )}
          {isLogo && (
            <Box component="img" src="/logo.svg" alt="" loading="lazy" sx={{ width: 56, height: 56 }} />
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The word to professionals. */
export function BeeCall() {
  const t = useTranslations("home.call");
  return (
    <Box component="section" aria-labelledby="bees" sx={{ pb: { xs: 12, md: 18 } }}>
      <Box sx={bandWidth}>
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 400px" },
            overflow: "hidden",
            borderRadius: { xs: "24px", md: "28px" },
            bgcolor: "#FFEDBF",
            '[data-scheme="dark"] &': { bgcolor: "#2A230F" },
          }}
        >
          <Box sx={{ px: { xs: 6, md: 13 }, pt: { xs: 8, md: 13 }, pb: { xs: 7, md: 13 } }}>
            <Typography id="bees" variant="h2">
              {t("title")}
            </Typography>
            <Typography sx={{ mt: 3, maxWidth: 520 }}>{t("text")}</Typography>
            <StaticButtonLink
              href="/sign-up?role=PRO"
              prefetch={false}
              variant="contained"
              color="secondary"
              size="large"
              sx={{ mt: 6 }}
            >
              {t("action")}
            </StaticButtonLink>
          </Box>
          <PeopleComb />
        </Box>
      </Box>
    </Box>
  );
}
