"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { placesQuery } from "@/lib/places/queries";
import { MIN_QUERY, type PlaceView } from "@/lib/places/schema";
import { countryName } from "@/lib/shared/countries";

/** Towns for what was typed so far, once typing pauses. */
export function usePlaceSuggestions(typed: string, country: string | null) {
  const isLongEnough = typed.trim().length >= MIN_QUERY;
  const found = useQuery({ ...placesQuery(typed.trim(), country), enabled: isLongEnough });
  return { options: isLongEnough ? (found.data ?? []) : [], isLoading: isLongEnough && found.isFetching };
}

/** How a town is told apart in the list: "München (Munich)" and "Bayern, Germany". */
export function usePlaceTexts() {
  const t = useTranslations("places");
  const locale = useLocale();
  return {
    nameOf: ({ name, alsoKnownAs }: PlaceView) =>
      alsoKnownAs ? t("otherName", { name, otherName: alsoKnownAs }) : name,
    whereOf: ({ name, region, country }: PlaceView) =>
      [region === name ? null : region, countryName(country, locale)].filter(Boolean).join(", "),
  };
}

/** Whether two spellings are the same name: case and accents do not count. */
export function isSameName(left: string, right: string): boolean {
  return left.trim().localeCompare(right.trim(), undefined, { sensitivity: "base" }) === 0;
}
