import { useLocale, useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { Icon } from "@/components/ui/static/Icon";
import { LANGUAGES, nativeName, toLocale } from "@/lib/i18n/languages";
import { LanguageLink } from "@/lib/i18n/static-navigation";

const floatingStyles = {
  position: "absolute",
  right: 0,
  top: "calc(100% + 8px)",
  minWidth: 200,
  p: 2,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "16px",
  bgcolor: "surface.raised",
  boxShadow: 24,
};

const row = {
  display: "flex",
  alignItems: "center",
  gap: 2.5,
  minHeight: 44,
  px: 4,
  borderRadius: "10px",
  fontSize: "0.9375rem",
  color: "text.primary",
  textDecoration: "none",
  "&:hover": { bgcolor: "surface.sunken" },
  "&[aria-current]": { bgcolor: "surface.sunken", fontWeight: 620 },
  "&:focus-visible": { outlineOffset: -2 },
};

/** The five languages, each leading to this very page. */
export function LanguageLinks({ floating = false }: { floating?: boolean }) {
  const t = useTranslations("common.frame");
  const current = useLocale();
  return (
    <Box
      component="ul"
      aria-label={t("languages")}
      sx={{ listStyle: "none", ...(floating && floatingStyles) }}
    >
      {LANGUAGES.map((lang) => {
        const locale = toLocale(lang);
        const isCurrent = locale === current;
        return (
          <li key={lang}>
            <Box component={LanguageLink} locale={locale} aria-current={isCurrent || undefined} sx={row}>
              <Box component="span" sx={{ flex: 1 }}>
                {nativeName(lang)}
              </Box>
              {isCurrent && <Icon name="Check" sx={{ fontSize: 20 }} />}
            </Box>
          </li>
        );
      })}
    </Box>
  );
}
