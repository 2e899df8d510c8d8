"use client";

import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Logo } from "@/components/ui/Logo";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session-store";
import { MemberBar } from "./MemberBar";
import { VisitorBar } from "./VisitorBar";

/** The bar above every page: the logo leads home, or to one's account when signed in. */
export function TopBar() {
  const t = useTranslations("common.frame");
  const { user } = useSession();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: "background.paper", borderBottom: "1px solid", borderColor: "divider" }}
    >
      <Box
        sx={{
          width: "100%",
          maxWidth: 1200,
          mx: "auto",
          height: { xs: 56, md: 64 },
          px: { xs: 4, md: 6 },
          display: "flex",
          alignItems: "center",
          gap: 2,
        }}
      >
        <Box
          component={Link}
          href={user ? "/account" : "/"}
          aria-label={t("home")}
          sx={{
            display: "flex",
            alignItems: "center",
            minHeight: 44,
            color: "text.primary",
            textDecoration: "none",
          }}
        >
          <Logo />
        </Box>
        {user ? <MemberBar user={user} /> : <VisitorBar />}
      </Box>
    </AppBar>
  );
}
