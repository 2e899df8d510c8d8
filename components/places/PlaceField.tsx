"use client";

import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { placeQuery } from "@/lib/places/queries";
import { MIN_QUERY } from "@/lib/places/constants";
import type { PlaceView } from "@/lib/places/schema";
import { PlaceOption } from "./PlaceOption";
import { PlacesPaper } from "./PlacesPaper";
import { placeKey, usePlaceSuggestions } from "./use-place-suggestions";

type Home = Pick<PlaceView, "country" | "latitude" | "longitude"> & { city: string };

type Props = {
  label: string;
  placeId: number | null;
  /** The town that counts while none is chosen; it has no id of its own. */
  home?: Home | null;
  onChange: (placeId: number | null) => void;
};

const UNSAID = { alsoKnownAs: null, region: null, street: null, postcode: null };

/** No id of the gazetteer, whose ids are positive. */
const AT_HOME = 0;

/** The chosen town as the list would show it; a filter in the address bar knows its id only. */
function useChosen(placeId: number | null): PlaceView | null {
  const { data } = useQuery(placeQuery(placeId));
  if (placeId === null || !data) return null;
  const { city, country, latitude, longitude } = data;
  return { placeId, name: city, ...UNSAID, country, latitude, longitude };
}

/** A town to search around; only known towns count, because only they lie somewhere. */
export function PlaceField({ label, placeId, home = null, onChange }: Props) {
  const t = useTranslations("places");
  const id = useId();
  const [typed, setTyped] = useState("");
  const picked = useChosen(placeId);
  const atHome = home && placeId === null ? { ...home, placeId: AT_HOME, name: home.city, ...UNSAID } : null;
  const chosen = picked ?? atHome;
  const { options, isLoading } = usePlaceSuggestions({ query: typed === chosen?.name ? "" : typed });
  return (
    <FieldFrame id={id} label={label}>
      <Autocomplete
        id={id}
        options={options}
        value={chosen}
        disableClearable={atHome !== null}
        openText={t("open")}
        closeText={t("close")}
        clearText={t("clear")}
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
        slots={{ paper: PlacesPaper }}
        renderInput={(params) => <TextField {...params} placeholder={t("cityPlaceholder")} />}
      />
    </FieldFrame>
  );
}
