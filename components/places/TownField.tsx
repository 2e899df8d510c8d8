"use client";

import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, type Ref } from "react";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { placesQuery } from "@/lib/places/queries";
import { MIN_QUERY, type PlaceView } from "@/lib/places/schema";
import { PlaceOption } from "./PlaceOption";
import { PlacesPaper } from "./PlacesPaper";
import { isSameName, usePlaceSuggestions, usePlaceTexts } from "./place-suggestions";

type Props = {
  city: string;
  country: string | null;
  /** The town was chosen from the list, so we know where it is. */
  isKnown: boolean;
  help?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onType: (city: string) => void;
  onChoose: (place: PlaceView) => void;
  onLeave: () => void;
};

/** A town: typed freely, or chosen from the gazetteer. A typed name that is exactly a known town chooses it. */
export function TownField(props: Props) {
  const { city, country, isKnown, help, error, inputRef, onType, onChoose, onLeave } = props;
  const t = useTranslations("places");
  const id = useId();
  const cache = useQueryClient();
  const { nameOf } = usePlaceTexts();
  const { options, isLoading } = usePlaceSuggestions(city, country);

  const leave = async () => {
    onLeave();
    if (isKnown || city.trim().length < MIN_QUERY) return;
    // Whoever types "Wien" and goes on means Wien; without its point no BEE could see how far away it is.
    const found = await cache.fetchQuery(placesQuery(city.trim(), country)).catch(() => []);
    const [first] = found;
    if (first && [first.name, first.alsoKnownAs ?? ""].some((name) => isSameName(name, city)))
      onChoose(first);
  };

  return (
    <FieldFrame id={id} label={t("city")} help={help} error={error}>
      <Autocomplete<PlaceView, false, false, true>
        id={id}
        freeSolo
        options={options}
        inputValue={city}
        value={null}
        clearText={t("clear")}
        loading={isLoading}
        loadingText={t("searching")}
        filterOptions={(found) => found}
        getOptionKey={(option) => (typeof option === "string" ? option : option.placeId)}
        getOptionLabel={(option) => (typeof option === "string" ? option : nameOf(option))}
        renderOption={({ key, ...option }, place) => <PlaceOption key={key} {...option} place={place} />}
        onInputChange={(_event, text, reason) => {
          if (reason === "input" || reason === "clear") onType(text);
        }}
        onChange={(_event, chosen) => {
          if (chosen && typeof chosen !== "string") onChoose(chosen);
        }}
        onBlur={() => void leave()}
        slots={{ paper: PlacesPaper }}
        renderInput={(params) => (
          <TextField
            {...params}
            error={Boolean(error)}
            inputRef={inputRef}
            placeholder={t("cityPlaceholder")}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, "aria-describedby": `${id}-help`, maxLength: 100 },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
