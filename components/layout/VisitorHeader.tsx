import { useTranslations } from "next-intl";
import { Box } from "@/components/plain/Box";
import { Logo } from "@/components/ui/Logo";
import { PlainLink } from "@/lib/i18n/plain-navigation";
import { headerBar, headerInner, headerLogo } from "./header-look";
import { VisitorNav } from "./VisitorNav";

/** The bar above every page for people who are not signed in; it is drawn on the server. */
export function VisitorHeader() {
  const t = useTranslations("common.frame");
  return (
    <Box component="header" sx={headerBar}>
      <Box sx={headerInner}>
        <Box component={PlainLink} href="/" prefetch={false} aria-label={t("home")} sx={headerLogo}>
          <Logo />
        </Box>
        <VisitorNav />
      </Box>
    </Box>
  );
}
