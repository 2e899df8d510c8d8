"use client";

import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useEarlyInput } from "@/components/ui/form/early-input";
import { getPathname, useRouter } from "@/lib/i18n/navigation";
import { TENDER_LIMITS } from "@/lib/tenders/schema/content";
import { HeroPlace } from "./HeroPlace";
import { heroField, heroLabel } from "./hero-field";

const box = {
  display: "flex",
  flexDirection: { xs: "column", md: "row" },
  alignItems: { xs: "stretch", md: "center" },
  mt: { xs: 5, md: 6.5 },
  p: { xs: 1.5, md: 2 },
  border: "1px solid transparent",
  borderRadius: "18px",
  bgcolor: "surface.raised",
  color: "text.primary",
  boxShadow: "0 18px 40px -20px rgba(60,38,0,.55)",
  '[data-scheme="dark"] &': { borderColor: "#343C48" },
};

/** On honey the action is ink; the dark page has no honey, so there it is honey. */
const button = {
  minHeight: 56,
  mt: { xs: 1.5, md: 0 },
  flex: "none",
  '[data-scheme="dark"] &': {
    bgcolor: "primary.main",
    color: "primary.contrastText",
    "&:hover": { bgcolor: "primary.dark" },
  },
};

function JobField({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const t = useTranslations("home.hero");
  const id = useId();
  const inputRef = useEarlyInput((typed) => onChange(String(typed)));
  return (
    <Box sx={{ ...heroField, flex: 1 }}>
      <Box component="label" htmlFor={id} sx={heroLabel}>
        {t("job")}
      </Box>
      <InputBase
        id={id}
        inputRef={inputRef}
        name="title"
        value={title}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t("jobPlaceholder")}
        fullWidth
        slotProps={{ input: { maxLength: TENDER_LIMITS.title.max, enterKeyHint: "search" } }}
      />
    </Box>
  );
}

/** What and where: both travel into the form of a new tender. It works before the page has come alive, too. */
export function HeroSearch() {
  const t = useTranslations("home.hero");
  const router = useRouter();
  const locale = useLocale();
  const [title, setTitle] = useState("");
  const [placeId, setPlaceId] = useState<number | null>(null);
  const pathname = "/account/create-tender";
  const search = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = {
      ...(title.trim() && { title: title.trim() }),
      ...(placeId !== null && { place: placeId }),
    };
    router.push({ pathname, query });
  };
  return (
    <Box
      component="form"
      role="search"
      action={getPathname({ href: pathname, locale })}
      onSubmit={search}
      sx={box}
    >
      <JobField title={title} onChange={setTitle} />
      <HeroPlace onChange={setPlaceId} />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<SearchRounded />}
        sx={button}
      >
        {t("submit")}
      </Button>
    </Box>
  );
}
