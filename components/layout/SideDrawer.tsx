"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import { LanguageList } from "./LanguagePicker";

/** What does not fit into the top bar of a phone: signing up, signing in, languages. */
export function SideDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("common");
  const paper = { role: "dialog", "aria-label": t("frame.menu"), sx: { width: "min(320px, 88vw)", p: 4 } };
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper }}>
      <IconButton aria-label={t("frame.close")} onClick={onClose} sx={{ ml: "auto" }}>
        <CloseRounded />
      </IconButton>
      <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
        <Button variant="contained" color="secondary" component={Link} href="/sign-up" onClick={onClose}>
          {t("nav.signUp")}
        </Button>
        <Button variant="outlined" component={Link} href="/sign-in" onClick={onClose}>
          {t("nav.signIn")}
        </Button>
      </Box>
      <Divider sx={{ my: 4 }} />
      <Typography variant="subtitle2" component="h2" sx={{ px: 4, mb: 1, color: "text.secondary" }}>
        {t("frame.languages")}
      </Typography>
      <LanguageList onDone={onClose} />
    </Drawer>
  );
}
