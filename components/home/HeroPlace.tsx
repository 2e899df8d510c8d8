"use client";

import Autocomplete, { type AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import InputBase from "@mui/material/InputBase";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { PlaceOption } from "@/components/places/PlaceOption";
import { PlacesPaper } from "@/components/places/PlacesPaper";
import { placeKey, usePlaceSuggestions } from "@/components/places/place-suggestions";
import { MIN_QUERY } from "@/lib/places/schema";
import { heroField, heroLabel } from "./hero-field";

function HeroPlaceInput({ params }: { params: AutocompleteRenderInputParams }) {
  const t = useTranslations("home.hero");
  return (
    <Box sx={{ ...heroField, "&::before": divider }}>
      <Box component="label" htmlFor={params.id} sx={heroLabel}>
        {t("where")}
      </Box>
      <InputBase
        {...params.slotProps.input}
        fullWidth
        placeholder={t("wherePlaceholder")}
        slotProps={{ input: params.slotProps.htmlInput }}
      />
    </Box>
  );
}

// A line between the two fields: to the left of this one, on phones above it.
const divider = {
  content: '""',
  position: "absolute",
  bgcolor: "divider",
  left: { xs: 14, md: 0 },
  right: { xs: 14, md: "auto" },
  top: { xs: 0, md: 6 },
  bottom: { md: 6 },
  width: { md: "1px" },
  height: { xs: "1px", md: "auto" },
};

/** The town of the job; only a town of the list has coordinates, so only its id is passed on. */
export function HeroPlace({ onChange }: { onChange: (placeId: number | null) => void }) {
  const t = useTranslations("places");
  const id = useId();
  const [typed, setTyped] = useState("");
  const { options, isLoading } = usePlaceSuggestions({ query: typed });
  return (
    <Autocomplete
      id={id}
      options={options}
      loading={isLoading}
      loadingText={t("searching")}
      noOptionsText={typed.trim().length < MIN_QUERY ? t("typeMore") : t("noMatchToChoose")}
      filterOptions={(found) => found}
      isOptionEqualToValue={(option, value) => option.placeId === value.placeId}
      getOptionKey={placeKey}
      getOptionLabel={(option) => option.name}
      renderOption={({ key, ...option }, place) => <PlaceOption key={key} {...option} place={place} />}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, place) => onChange(place?.placeId ?? null)}
      autoHighlight
      autoSelect
      forcePopupIcon={false}
      slots={{ paper: PlacesPaper }}
      slotProps={{ popper: { placement: "bottom-start", sx: { minWidth: 280 } } }}
      renderInput={(params) => <HeroPlaceInput params={params} />}
      sx={{ position: "relative", flex: { xs: "none", md: "0 0 178px" } }}
    />
  );
}
