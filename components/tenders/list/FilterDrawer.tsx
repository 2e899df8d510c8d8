"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { TenderListParts } from "./list-filters";
import { TenderFilters } from "./TenderFilters";

type Props = { list: TenderListParts; isOpen: boolean; onClose: () => void };

/** The filters over the whole screen of a phone. */
export function FilterDrawer({ list, isOpen, onClose }: Props) {
  const t = useTranslations("tenders.filters");
  return (
    <Dialog fullScreen open={isOpen} onClose={onClose} aria-labelledby="filters-title">
      <AppBar position="sticky" color="inherit" elevation={0}>
        <Toolbar sx={{ px: 4 }}>
          <Typography id="filters-title" variant="h5" component="h2" sx={{ flex: 1 }}>
            {t("title")}
          </Typography>
          <IconButton edge="end" aria-label={t("close")} onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Box sx={{ p: 4, pb: 24 }}>
        <TenderFilters list={list} />
      </Box>
      <Box
        sx={{
          position: "fixed",
          insetInline: 0,
          bottom: 0,
          p: 4,
          bgcolor: "background.paper",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Button fullWidth variant="contained" size="large" onClick={onClose}>
          {t("show")}
        </Button>
      </Box>
    </Dialog>
  );
}
