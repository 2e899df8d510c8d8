import { useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { Logo } from "@/components/ui/display/Logo";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { headerBar, headerInner, headerLogo } from "../header-styles";
import { VisitorNav } from "./VisitorNav";

/** The bar above every page for people who are not signed in; it is drawn on the server. */
export function VisitorHeader() {
  const t = useTranslations("common.frame");
  return (
    <Box component="header" sx={headerBar}>
      <Box sx={headerInner}>
        <Box component={StaticLink} href="/" prefetch={false} aria-label={t("home")} sx={headerLogo}>
          <Logo />
        </Box>
        <VisitorNav />
      </Box>
    </Box>
  );
}
