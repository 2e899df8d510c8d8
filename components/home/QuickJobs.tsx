import { Box } from "@/components/ui/static/Box";
import { useTranslations } from "next-intl";
import { StaticLink } from "@/lib/i18n/static-navigation";

const JOBS = [
  { category: "renovation", subcategory: "painting" },
  { category: "cleaning", subcategory: "deep-cleaning" },
  { category: "handyman", subcategory: "furniture-assembly" },
  { category: "moving", subcategory: "home-moving" },
] as const;

const pill = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: { xs: 44, md: 38 },
  px: 3.5,
  borderRadius: 999,
  border: "1.5px solid rgba(23,26,33,.28)",
  typography: "body2",
  fontWeight: 600,
  color: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
  transition: "background-color 150ms",
  "&:hover": { bgcolor: "rgba(23,26,33,.08)" },
};

/** The jobs most people come for, one press from the form. */
export function QuickJobs() {
  const t = useTranslations("home.hero");
  return (
    <Box
      component="ul"
      aria-label={t("quickLabel")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 2,
        mt: 4.5,
        p: 0,
        listStyle: "none",
        "& a": pill,
        '[data-scheme="dark"] &': { "& a": { borderColor: "#3D4553", color: "#ECEEF2" } },
      }}
    >
      {JOBS.map(({ category, subcategory }) => (
        <li key={subcategory}>
          <StaticLink href={`/account/create-tender/${category}/${subcategory}`} prefetch={false}>
            {t(`quick.${subcategory}`)}
          </StaticLink>
        </li>
      ))}
    </Box>
  );
}
