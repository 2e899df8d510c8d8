"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import LanguageRounded from "@mui/icons-material/LanguageRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { LANGUAGES, nativeName, toLanguage, toLocale } from "@/lib/i18n/languages";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { useLanguageSwitch } from "./use-language-switch";

/** The language of the page as a button ("English", or "EN" where there is little room) with the five as a menu. */
export function LanguagePicker({ short = false }: { short?: boolean }) {
  const t = useTranslations("common.frame");
  const language = toLanguage(useLocale());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const name = nativeName(language);
  return (
    <>
      <Button
        id={id}
        variant="text"
        aria-label={t("language", { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<LanguageRounded />}
        endIcon={<ExpandMoreRounded />}
        sx={{ color: "text.secondary", fontWeight: 560, px: 3 }}
      >
        {short ? language.toUpperCase() : name}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-labelledby": id } }}
      >
        <LanguageItems onDone={() => setAnchor(null)} />
      </Menu>
    </>
  );
}

type ItemsProps = { onDone: () => void; phoneOnly?: boolean };

/** The five languages as items of the menu around them. */
export function LanguageItems({ onDone, phoneOnly = false }: ItemsProps) {
  const pathname = usePathname();
  const switchTo = useLanguageSwitch();
  const current = useLocale();
  return LANGUAGES.map((lang) => {
    const locale = toLocale(lang);
    return (
      <MenuItem
        key={lang}
        component={Link}
        href={pathname}
        locale={locale}
        lang={locale}
        selected={locale === current}
        sx={{ display: phoneOnly ? { md: "none" } : undefined }}
        onClick={(event: React.MouseEvent) => {
          // The link itself knows no query; with it, nothing of a filtered list is lost.
          event.preventDefault();
          onDone();
          switchTo(locale);
        }}
      >
        <Box component="span" sx={{ flex: 1 }}>
          {nativeName(lang)}
        </Box>
        {locale === current && <CheckRounded aria-hidden sx={{ fontSize: 20 }} />}
      </MenuItem>
    );
  });
}
