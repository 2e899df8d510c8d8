"use client";

import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState, type Ref } from "react";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { placesQuery } from "@/lib/places/queries";
import { MIN_QUERY } from "@/lib/places/constants";
import type { PlaceView } from "@/lib/places/schema";
import { PlaceOption } from "./PlaceOption";
import { PlacesPaper } from "./PlacesPaper";
import { PositionButton } from "./PositionButton";
import { isSameName, placeKey, usePlaceSuggestions, usePlaceMessages } from "./use-place-suggestions";

type Props = {
  city: string;
  country: string | null;
  /** The country that towns are looked for in; null: in all. */
  searchedIn: string | null;
  /** The town was found, so we know where it is. */
  isKnown: boolean;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onType: (city: string) => void;
  onChoose: (place: PlaceView) => void;
  /** A typed name turned out to be that of a town, a moment after the field was left. */
  onMean: (place: PlaceView, typed: string) => void;
  onLeave: () => void;
};

/** Resolves a typed town ("Wien") that was not picked from the list: without coordinates there is no distance. */
function useMeantTown({ city, searchedIn: country, isKnown, onMean }: Props) {
  const cache = useQueryClient();
  return async () => {
    if (isKnown || city.trim().length < MIN_QUERY) return;
    const found = await cache.fetchQuery(placesQuery({ query: city.trim(), country })).catch(() => null);
    const first = found?.items[0];
    if (first && [first.name, first.alsoKnownAs ?? ""].some((name) => isSameName(name, city)))
      onMean(first, city);
  };
}

/** What is to say of a town that is not chosen: why there are no suggestions, or what it means that we do not know it. */
function useTownHelp({ city, country, isKnown }: Props, isTyping: boolean, isMissing: boolean) {
  const t = useTranslations("places");
  if (isMissing && !isKnown) return t("noSuggestions");
  return !isKnown && !isTyping && city && country ? t("unknownTown") : undefined;
}

/** A town: typed freely, or chosen from the gazetteer. A typed name that is exactly a known town chooses it. */
export function TownField(props: Props) {
  const { city, searchedIn, error, inputRef, onType, onChoose, onLeave } = props;
  const t = useTranslations("places");
  const id = useId();
  const { nameOf } = usePlaceMessages();
  const [isTyping, setTyping] = useState(false);
  const { options, isLoading, isMissing, hasTownsAround } = usePlaceSuggestions({
    query: city,
    country: searchedIn,
  });
  const help = useTownHelp(props, isTyping, isMissing);
  const chooseMeant = useMeantTown(props);

  return (
    <div>
      <FieldFrame id={id} label={t("city")} help={help && <span role="status">{help}</span>} error={error}>
        <Autocomplete<PlaceView, false, false, true>
          id={id}
          freeSolo
          openOnFocus={hasTownsAround && city === ""}
          options={options}
          inputValue={city}
          value={null}
          clearText={t("clear")}
          loading={isLoading}
          loadingText={t("searching")}
          filterOptions={(found) => found}
          getOptionKey={(option) => (typeof option === "string" ? option : placeKey(option))}
          getOptionLabel={(option) => (typeof option === "string" ? option : nameOf(option))}
          renderOption={({ key, ...option }, place) => <PlaceOption key={key} {...option} place={place} />}
          onInputChange={(_event, text, reason) => {
            if (reason !== "input" && reason !== "clear") return;
            setTyping(true);
            onType(text);
          }}
          onChange={(_event, chosen) => {
            if (chosen && typeof chosen !== "string") onChoose(chosen);
          }}
          onBlur={() => {
            setTyping(false);
            onLeave();
            void chooseMeant();
          }}
          slots={{ paper: PlacesPaper }}
          renderInput={(params) => (
            <TextField
              {...params}
              error={Boolean(error)}
              inputRef={inputRef}
              placeholder={t("cityPlaceholder")}
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  "aria-describedby": `${id}-help`,
                  maxLength: 100,
                },
              }}
            />
          )}
        />
      </FieldFrame>
      <PositionButton onKnown={() => document.getElementById(id)?.focus()} />
    </div>
  );
}
