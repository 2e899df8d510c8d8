"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import GooglePlacesAutocomplete, { geocodeByPlaceId } from "react-google-places-autocomplete";
import type { FoundAddress } from "./address-value";
import { toFoundAddress } from "./google-address";
import { hasGoogleMaps, onKeyRefused, onPlacesDenied } from "./google-maps";
import { googleSelect } from "./google-select";

const LOOK_MS = 100;
/** Timeout for Google's script. */
const GIVE_UP_MS = 10_000;

type Props = {
  apiKey: string;
  inputId: string;
  onFind: (found: FoundAddress) => void;
  onFail: () => void;
};

/** True as soon as Google answers; calls back when it never will: no script, or a key that is refused. */
function useGoogleReady(onFail: () => void): boolean {
  const [isReady, setReady] = useState(hasGoogleMaps);
  const fail = useEffectEvent(onFail);
  useEffect(() => onKeyRefused(() => fail()), []);
  useEffect(() => {
    if (isReady) return onPlacesDenied(() => fail());
    // The package says only that it failed, never that it is ready.
    const looking = setInterval(() => setReady(hasGoogleMaps()), LOOK_MS);
    const givingUp = setTimeout(() => fail(), GIVE_UP_MS);
    return () => {
      clearInterval(looking);
      clearTimeout(givingUp);
    };
  }, [isReady]);
  return isReady;
}

/** Google's own search field, in our clothes. */
export function GoogleInput({ apiKey, inputId, onFind, onFail }: Props) {
  const t = useTranslations("places");
  const locale = useLocale();
  const isReady = useGoogleReady(onFail);
  const choose = async (placeId: string) => {
    try {
      const [place] = await geocodeByPlaceId(placeId);
      if (place) onFind(toFoundAddress(place));
    } catch {
      onFail();
    }
  };
  return (
    <Box sx={googleSelect}>
      <GooglePlacesAutocomplete
        apiKey={apiKey}
        apiOptions={{ language: locale }}
        minLengthAutocomplete={2}
        withSessionToken
        onLoadFailed={onFail}
        selectProps={{
          inputId,
          instanceId: inputId,
          classNamePrefix: "google",
          unstyled: true,
          autoFocus: true,
          value: null,
          isLoading: !isReady,
          "aria-labelledby": `${inputId}-label`,
          placeholder: t("search.placeholder"),
          loadingMessage: () => t("searching"),
          noOptionsMessage: ({ inputValue }) => (inputValue.length < 2 ? t("typeMore") : t("search.nothing")),
          screenReaderStatus: ({ count }) => t("search.found", { count }),
          ariaLiveMessages: {
            guidance: () => "",
            onFocus: ({ focused }) => focused.label,
            onChange: () => t("search.filled"),
          },
          components: { DropdownIndicator: null, IndicatorSeparator: null },
          onChange: (option) => {
            const chosen = option?.value as { place_id?: string } | undefined;
            if (chosen?.place_id) void choose(chosen.place_id);
          },
        }}
      />
    </Box>
  );
}
