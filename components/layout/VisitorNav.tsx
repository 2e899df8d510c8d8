import { useLocale, useTranslations } from "next-intl";
import { Box } from "@/components/plain/Box";
import { ButtonLink } from "@/components/plain/ButtonLink";
import { buttonLook } from "@/components/plain/button-look";
import { Icon } from "@/components/plain/Icon";
import { classOf, Sheet } from "@/components/plain/Sheet";
import { nativeName, toLanguage } from "@/lib/i18n/languages";
import { Disclosure } from "./Disclosure";
import { roomyOnly } from "./header-look";
import { LanguageLinks } from "./LanguageLinks";
import { SideDialog } from "./SideDialog";
import { VISITOR_ENTRIES } from "./public-routes";
import { iconButton, sideMenu } from "./visitor-looks";

/** The languages behind a button with the name of the page's own. */
function LanguageMenu() {
  const t = useTranslations("common.frame");
  const name = nativeName(toLanguage(useLocale()));
  const summary = [
    buttonLook({}),
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
    <SideDialog
      label={t("frame.menu")}
      closeLabel={t("frame.close")}
      opener={<Icon name="Menu" />}
      closer={<Icon name="Close" />}
      buttonClass={classOf(iconButton)}
      dialogClass={classOf(sideMenu)}
    >
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <ButtonLink href="/sign-up" variant="contained" color="secondary" prefetch={false}>
          {t("nav.signUp")}
        </ButtonLink>
        <ButtonLink href="/sign-in" variant="outlined" prefetch={false}>
          {t("nav.signIn")}
        </ButtonLink>
        {VISITOR_ENTRIES.map(({ href, label }) => (
          <ButtonLink key={href} href={href} sx={{ justifyContent: "flex-start", px: 4 }}>
            {t(`nav.${label}`)}
          </ButtonLink>
        ))}
      </Box>
      <Box component="hr" sx={{ my: 4, border: 0, borderTop: "1px solid", borderColor: "divider" }} />
      <Box component="h2" sx={{ typography: "subtitle2", m: 0, px: 4, mb: 1, color: "text.secondary" }}>
        {t("frame.languages")}
      </Box>
      <LanguageLinks />
    </SideDialog>
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
      <Sheet of={[iconButton, sideMenu]} />
      {VISITOR_ENTRIES.map(({ href, label }) => (
        <ButtonLink key={href} href={href} sx={wide}>
          {t(`nav.${label}`)}
        </ButtonLink>
      ))}
      <LanguageMenu />
      <ButtonLink href="/sign-in" prefetch={false} sx={roomyOnly}>
        {t("nav.signIn")}
      </ButtonLink>
      <ButtonLink
        href="/sign-up"
        variant="contained"
        color="secondary"
        prefetch={false}
        sx={{ ml: 1, ...wide }}
      >
        {t("nav.signUp")}
      </ButtonLink>
      <SideMenu />
    </Box>
  );
}
