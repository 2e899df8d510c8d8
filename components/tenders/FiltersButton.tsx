"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import TuneRounded from "@mui/icons-material/TuneRounded";
import AppBar from "@mui/material/AppBar";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { TenderListParts } from "./filter-names";
import { TenderFilters } from "./TenderFilters";

/** On phones the filters fill the screen; the button says how many are on. */
export function FiltersButton({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = Object.values(list.filters).filter(Boolean).length;
  return (
    <Box sx={{ display: { md: "none" } }}>
      <Badge badgeContent={count} color="secondary">
        <IconButton
          aria-label={t("open", { count })}
          onClick={() => setOpen(true)}
          sx={{ width: 48, height: 48, border: 1, borderColor: "surface.outlineSoft", borderRadius: "12px" }}
        >
          <TuneRounded />
        </IconButton>
      </Badge>
      <Dialog fullScreen open={isOpen} onClose={close} aria-labelledby="filters-title">
        <AppBar position="sticky" color="inherit" elevation={0}>
          <Toolbar>
            <Typography id="filters-title" variant="h5" component="h2" sx={{ flex: 1 }}>
              {t("title")}
            </Typography>
            <IconButton edge="end" aria-label={t("close")} onClick={close}>
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
          <Button fullWidth variant="contained" size="large" onClick={close}>
            {t("show")}
          </Button>
        </Box>
      </Dialog>
    </Box>
  );
}
