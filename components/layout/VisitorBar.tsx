"use client";

import MenuRounded from "@mui/icons-material/MenuRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Link } from "@/lib/i18n/navigation";
import { LanguagePicker } from "./LanguagePicker";
import { SideDrawer } from "./SideDrawer";

/** The right of the top bar for people who are not signed in; on small screens a drawer holds most of it. */
export function VisitorBar() {
  const t = useTranslations("common");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      component="nav"
      aria-label={t("frame.main")}
      sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 1 }}
    >
      <Box sx={{ display: { xs: "none", md: "flex" } }}>
        <LanguagePicker />
      </Box>
      <Button variant="text" component={Link} href="/sign-in">
        {t("nav.signIn")}
      </Button>
      <Button
        variant="contained"
        color="secondary"
        component={Link}
        href="/sign-up"
        sx={{ ml: 1, display: { xs: "none", md: "inline-flex" } }}
      >
        {t("nav.signUp")}
      </Button>
      <IconButton
        aria-label={t("frame.menu")}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        edge="end"
        sx={{ display: { md: "none" } }}
      >
        <MenuRounded />
      </IconButton>
      <SideDrawer open={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}
