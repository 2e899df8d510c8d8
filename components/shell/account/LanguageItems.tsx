"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useLocale } from "next-intl";
import { LANGUAGES, NATIVE_NAMES, toLocale } from "@/lib/i18n/languages";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { useLanguageSwitch } from "./use-language-switch";

type MenuProps = { labelId: string; anchor: HTMLElement | null; onClose: () => void };

/** Menu of the language picker; it is open while it has an anchor. */
export function LanguageMenu({ labelId, anchor, onClose }: MenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { "aria-labelledby": labelId } }}
    >
      <LanguageItems onDone={onClose} />
    </Menu>
  );
}

type ItemsProps = { onDone: () => void; isPhoneOnly?: boolean };

/** The five languages as items of the enclosing menu. */
export function LanguageItems({ onDone, isPhoneOnly = false }: ItemsProps) {
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
        sx={{ display: isPhoneOnly ? { md: "none" } : undefined }}
        onClick={(event: React.MouseEvent) => {
          // The href has no query string; the switch keeps it, so that a list keeps its filters.
          event.preventDefault();
          onDone();
          switchTo(locale);
        }}
      >
        <Box component="span" sx={{ flex: 1 }}>
          {NATIVE_NAMES[lang]}
        </Box>
        {locale === current && <CheckRounded aria-hidden sx={{ fontSize: 20 }} />}
      </MenuItem>
    );
  });
}
