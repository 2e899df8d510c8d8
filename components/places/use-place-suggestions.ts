"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { placesQuery, type PlaceSearchParams } from "@/lib/places/queries";
import { MIN_QUERY } from "@/lib/places/constants";
import type { PlaceView } from "@/lib/places/schema";
import { countryName } from "@/lib/shared/countries";
import { usePosition } from "./use-position";

/**
 * Places for what was typed so far, once typing pauses; nearest first when the position is known, and then the towns
 * around before anything is typed. `isMissing`: they cannot be had at the moment, typing goes on without.
 */
export function usePlaceSuggestions(asked: Omit<PlaceSearchParams, "near">) {
  const near = usePosition();
  const query = asked.query.trim();
  const isAsked = query.length >= MIN_QUERY || (near !== null && query === "" && !asked.streets);
  const found = useQuery({ ...placesQuery({ ...asked, query, near }), enabled: isAsked });
  return {
    options: isAsked && !found.isError ? (found.data?.items ?? []) : [],
    source: found.data?.source ?? "GEONAMES",
    isLoading: isAsked && found.isFetching,
    isMissing: isAsked && found.isError,
    hasTownsAround: near !== null,
  };
}

/** How a place is labelled in the list: "München (Munich)" and "Bayern, Germany"; "Neubaugasse 24" and "1070 Wien". */
export function usePlaceMessages() {
  const t = useTranslations("places");
  const locale = useLocale();
  const townOf = ({ name, alsoKnownAs }: PlaceView) =>
    alsoKnownAs ? t("otherName", { name, otherName: alsoKnownAs }) : name;
  return {
    nameOf: (place: PlaceView) => place.street ?? townOf(place),
    whereOf: (place: PlaceView) => {
      const { name, street, postcode, region, country } = place;
      const town = street ? [postcode, name].filter(Boolean).join(" ") : null;
      return [town, region === name ? null : region, countryName(country, locale)].filter(Boolean).join(", ");
    },
  };
}

/** What tells one suggestion from another in a list. */
export function placeKey({ placeId, country, name, postcode, street }: PlaceView): string {
  return placeId === null ? [country, name, postcode, street].join("|") : String(placeId);
}

/** Whether two spellings are the same name: case and accents do not count. */
export function isSameName(left: string, right: string): boolean {
  return left.trim().localeCompare(right.trim(), undefined, { sensitivity: "base" }) === 0;
}
