import { useLocale, useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { buttonStyles } from "@/components/ui/styles/button-styles";
import { Icon } from "@/components/ui/static/Icon";
import { classOf, StyleSheet } from "@/components/ui/static/StyleSheet";
import { nativeName, toLanguage } from "@/lib/i18n/languages";
import { Disclosure } from "./Disclosure";
import { roomyOnly } from "../header-styles";
import { LanguageLinks } from "./LanguageLinks";
import { NativeDrawer } from "./NativeDrawer";
import { VISITOR_ENTRIES } from "./public-routes";
import { iconButton, sideMenu } from "./visitor-styles";

/** The languages behind a button with the name of the page's own. */
function LanguageMenu() {
  const t = useTranslations("common.frame");
  const name = nativeName(toLanguage(useLocale()));
  const summary = [
    buttonStyles({}),
    { color: "text.secondary", fontWeight: 560, px: 3, listStyle: "none" },
    { "&::-webkit-details-marker": { display: "none" } },
  ];
  return (
    <Box component={Disclosure} sx={{ position: "relative", display: { xs: "none", md: "block" } }}>
      <Box component="summary" aria-label={t("language", { name })} sx={summary}>
        <Icon name="Language" />
        {name}
        <Icon name="ExpandMore" />
      </Box>
      <LanguageLinks floating />
    </Box>
  );
}

/** What does not fit into the top bar of a phone. */
function SideMenu() {
  const t = useTranslations("common");
  return (
    <NativeDrawer
      label={t("frame.menu")}
      closeLabel={t("frame.close")}
      opener={<Icon name="Menu" />}
      closer={<Icon name="Close" />}
      buttonClass={classOf(iconButton)}
      dialogClass={classOf(sideMenu)}
    >
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <StaticButtonLink href="/sign-up" variant="contained" color="secondary" prefetch={false}>
          {t("nav.signUp")}
        </StaticButtonLink>
        <StaticButtonLink href="/sign-in" variant="outlined" prefetch={false}>
          {t("nav.signIn")}
        </StaticButtonLink>
        {VISITOR_ENTRIES.map(({ href, label }) => (
          <StaticButtonLink key={href} href={href} sx={{ justifyContent: "flex-start", px: 4 }}>
            {t(`nav.${label}`)}
          </StaticButtonLink>
        ))}
      </Box>
      <Box component="hr" sx={{ my: 4, border: 0, borderTop: "1px solid", borderColor: "divider" }} />
      <Box component="h2" sx={{ typography: "subtitle2", m: 0, px: 4, mb: 1, color: "text.secondary" }}>
        {t("frame.languages")}
      </Box>
      <LanguageLinks />
    </NativeDrawer>
  );
}

/** The right of the top bar for people who are not signed in; on small screens a drawer holds most of it. */
export function VisitorNav() {
  const t = useTranslations("common");
  const wide = { display: { xs: "none", md: "inline-flex" } };
  return (
    <Box
      component="nav"
      aria-label={t("frame.main")}
      sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 1 }}
    >
      <StyleSheet of={[iconButton, sideMenu]} />
      {VISITOR_ENTRIES.map(({ href, label }) => (
        <StaticButtonLink key={href} href={href} sx={wide}>
          {t(`nav.${label}`)}
        </StaticButtonLink>
      ))}
      <LanguageMenu />
      <StaticButtonLink href="/sign-in" prefetch={false} sx={roomyOnly}>
        {t("nav.signIn")}
      </StaticButtonLink>
      <StaticButtonLink
        href="/sign-up"
        variant="contained"
        color="secondary"
        prefetch={false}
        sx={{ ml: 1, ...wide }}
      >
        {t("nav.signUp")}
      </StaticButtonLink>
      <SideMenu />
    </Box>
  );
}
