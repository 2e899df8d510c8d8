"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useLocale } from "next-intl";
import { LANGUAGES, nativeName, toLocale } from "@/lib/i18n/languages";
import { Link, usePathname } from "@/lib/i18n/navigation";
import type { BarMenuProps } from "./bar-menu";
import { useLanguageSwitch } from "./use-language-switch";

/** What the language in the top bar opens. */
export function LanguageMenu({ labelId, anchor, onClose }: BarMenuProps) {
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
