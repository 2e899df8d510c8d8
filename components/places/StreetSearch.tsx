"use client";

import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { MIN_QUERY } from "@/lib/places/constants";
import { PlaceOption } from "./PlaceOption";
import { PlacesPaper, StreetsPaper } from "./PlacesPaper";
import { toFound, type FoundAddress } from "./address-value";
import { placeKey, usePlaceSuggestions, usePlaceMessages } from "./use-place-suggestions";

/** Finds a whole address by its street; what is chosen fills the fields below, where it can be changed. */
export function StreetSearch({ onFind }: { onFind: (found: FoundAddress) => void }) {
  const t = useTranslations("places");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isFilled, setFilled] = useState(false);
  const { nameOf } = usePlaceMessages();
  const { options, source, isLoading, isMissing } = usePlaceSuggestions({ query: typed, streets: true });
  const help = isMissing ? t("noSuggestions") : isFilled ? t("search.filled") : t("search.help");
  return (
    <FieldFrame id={id} label={t("search.label")} help={<span role="status">{help}</span>}>
      <Autocomplete
        id={id}
        options={options}
        value={null}
        inputValue={typed}
        blurOnSelect
        forcePopupIcon={false}
        clearText={t("clear")}
        loading={isLoading}
        loadingText={t("searching")}
        noOptionsText={typed.trim().length < MIN_QUERY ? t("typeMore") : t("search.nothing")}
        filterOptions={(found) => found}
        getOptionKey={placeKey}
        getOptionLabel={nameOf}
        renderOption={({ key, ...option }, place) => <PlaceOption key={key} {...option} place={place} />}
        onInputChange={(_event, text, reason) => {
          if (reason !== "input" && reason !== "clear") return;
          setFilled(false);
          setTyped(text);
        }}
        onChange={(_event, place) => {
          if (!place) return;
          onFind(toFound(place));
          setFilled(true);
          setTyped("");
        }}
        slots={{ paper: source === "GEONAMES" ? PlacesPaper : StreetsPaper }}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={t("search.placeholder")}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                "aria-describedby": `${id}-help`,
                autoComplete: "off",
                maxLength: 100,
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
