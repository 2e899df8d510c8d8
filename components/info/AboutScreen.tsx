import { useTranslations } from "next-intl";
import { HowItWorks } from "@/components/home/HowItWorks";
import { Promises } from "@/components/home/Promises";
import { bandWidth, Section } from "@/components/home/Section";
import { LANGUAGES, nativeName, toLocale } from "@/lib/i18n/languages";
import { Box } from "@/components/ui/static/Box";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { Icon, type IconName } from "@/components/ui/static/Icon";
import { cardStyles, hexStyles } from "@/components/ui/styles/styles";
import { Typography } from "@/components/ui/static/Typography";
import { BothSides } from "./BothSides";

const MISSION = [
  { key: "opportunities", icon: "Handyman" },
  { key: "needs", icon: "ThumbUp" },
  { key: "community", icon: "Groups" },
] as const satisfies readonly { key: string; icon: IconName }[];

function Mission() {
  const t = useTranslations("info.about.mission");
  return (
    <Section id="mission" title={t("title")} text={t("text")}>
      <Box component="ul" sx={{ ...grid(3), m: 0, p: 0, listStyle: "none" }}>
        {MISSION.map(({ key, icon }) => (
          <Box component="li" key={key} sx={{ ...cardStyles, p: { xs: 4, md: 6 } }}>
            <Box component="span" aria-hidden sx={hexStyles(56)}>
              <Icon name={icon} sx={{ fontSize: 28 }} />
            </Box>
            <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
              {t(`${key}.title`)}
            </Typography>
            <Typography sx={{ mt: 2, color: "text.secondary" }}>{t(`${key}.text`)}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const grid = (columns: number) => ({
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: `repeat(${columns}, minmax(0, 1fr))` },
  gap: { xs: 4, md: 5 },
});

const languageName = {
  px: 4,
  py: 2,
  borderRadius: "8px",
  bgcolor: "surface.sunken",
  typography: "subtitle2",
} as const;

function Languages() {
  const t = useTranslations("info.about.languages");
  return (
    <Section id="languages" title={t("title")} text={t("text")} tone="paper">
      <Box
        component="ul"
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 2,
          m: 0,
          p: 0,
          listStyle: "none",
          "& li": languageName,
        }}
      >
        {LANGUAGES.map((lang) => (
          <li key={lang} lang={toLocale(lang)}>
            {nativeName(lang)}
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Questions() {
  const t = useTranslations("info.about.questions");
  return (
    <Section id="questions" title={t("title")} text={t("text")}>
      <StaticButtonLink href="/contact-us" variant="outlined">
        {t("action")}
      </StaticButtonLink>
    </Section>
  );
}

/** What the product is for, how it works and what both sides get out of it. */
export function AboutScreen() {
  const t = useTranslations("info.about");
  return (
    <>
      <Box sx={{ ...bandWidth, pt: { xs: 8, md: 14 } }}>
        <Typography variant="h1" sx={{ maxWidth: 760 }}>
          {t("title")}
        </Typography>
        <Typography
          sx={{
            mt: 4,
            maxWidth: 680,
            fontSize: { xs: "1.0625rem", md: "1.1875rem" },
            lineHeight: "1.8125rem",
          }}
        >
          {t("lead")}
        </Typography>
      </Box>
      <Mission />
      <HowItWorks />
      <Box sx={{ pt: { xs: 12, md: 18 } }}>
        <Promises />
      </Box>
      <BothSides />
      <Languages />
      <Questions />
    </>
  );
}
