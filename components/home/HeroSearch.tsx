import { useLocale, useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { buttonStyles } from "@/components/ui/styles/button-styles";
import { Icon } from "@/components/ui/static/Icon";
import { messagePattern } from "@/lib/i18n/message-pattern";
import { addressIn } from "@/lib/i18n/languages";
import { MIN_QUERY } from "@/lib/places/constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { HeroForm } from "./HeroForm";
import { field, input, label, placeField } from "./hero-styles";
import { LazyHeroPlace } from "./lazy";
import { PlaceFieldStyles, placeClasses } from "./PlaceFieldStyles";

const box = {
  display: "flex",
  flexDirection: { xs: "column", md: "row" },
  alignItems: { xs: "stretch", md: "center" },
  mt: { xs: 5, md: 6.5 },
  p: { xs: 1.5, md: 2 },
  border: "1px solid transparent",
  borderRadius: "18px",
  bgcolor: "surface.raised",
  color: "text.primary",
  boxShadow: "0 18px 40px -20px rgba(60,38,0,.55)",
  '[data-scheme="dark"] &': { borderColor: "#343C48" },
};

/** On honey the action is ink; the dark page has no honey, so there it is honey. */
const button = {
  ...buttonStyles({ variant: "contained", color: "secondary", size: "large" }),
  minHeight: 56,
  mt: { xs: 1.5, md: 0 },
  flex: "none",
  '[data-scheme="dark"] &': {
    bgcolor: "primary.main",
    color: "primary.contrastText",
    "&:hover": { bgcolor: "primary.dark" },
  },
};

function JobField() {
  const t = useTranslations("home.hero");
  return (
    <Box component="label" sx={{ ...field, flex: 1 }}>
      <Box component="span" sx={label}>
        {t("job")}
      </Box>
      <Box
        component="input"
        name="title"
        maxLength={TENDER_LIMITS.title.max}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t("jobPlaceholder")}
        sx={input}
      />
    </Box>
  );
}

function PlaceFieldOf() {
  const t = useTranslations("home.hero");
  const places = useTranslations("places");
  const texts = {
    label: t("where"),
    placeholder: t("wherePlaceholder"),
    searching: places("searching"),
    typeMore: places("typeMore"),
    noMatch: places("noMatchToChoose"),
    missing: t("noTowns"),
    otherName: messagePattern(places.raw("otherName")),
    credit: places("credit"),
  };
  return (
    <Box sx={placeField}>
      <PlaceFieldStyles />
      <LazyHeroPlace
        texts={texts}
        minQuery={MIN_QUERY}
        classes={placeClasses}
        pin={<Icon name="Place" sx={{ fontSize: 20, color: "surface.muted" }} />}
      />
    </Box>
  );
}

/** What and where: both travel into the form of a new tender. It works before the page has come alive, too. */
export function HeroSearch() {
  const t = useTranslations("home.hero");
  const action = addressIn(useLocale(), "/account/create-tender");
  return (
    <Box component={HeroForm} action={action} sx={box}>
      <JobField />
      <PlaceFieldOf />
      <Box component="button" type="submit" sx={button}>
        <Icon name="Search" />
        {t("submit")}
      </Box>
    </Box>
  );
}
