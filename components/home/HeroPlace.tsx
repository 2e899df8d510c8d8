"use client";

import useAutocomplete from "@mui/material/useAutocomplete";
import { useForkRef } from "@mui/material/utils";
import { useId, useState } from "react";
import { usePrehydrationValue } from "@/components/ui/form/use-prehydration-value";
import { usePageLocale } from "@/lib/i18n/static-navigation";
import type { PlaceView } from "@/lib/places/schema";
import { usePlaceSearch } from "./use-place-search";

type Words = Record<
  "label" | "placeholder" | "searching" | "typeMore" | "noMatch" | "missing" | "otherName" | "credit",
  string
>;
/** The classes of HeroPlace.module.css. */
type Classes = Readonly<Record<string, string>>;
type Props = { words: Words; classes: Classes; minQuery: number; pin: React.ReactNode };

/** The region's name in the reader's language, as far as the browser knows it. */
function whereOf({ name, region, country }: PlaceView, locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "code" });
  return [region === name ? null : region, names.of(country)].filter(Boolean).join(", ");
}

function nameOf({ name, alsoKnownAs }: PlaceView, pattern: string): string {
  return alsoKnownAs ? pattern.replace("{name}", name).replace("{otherName}", alsoKnownAs) : name;
}

/** The town of the job: the id of one of the list, which has coordinates, or what was typed. */
export function HeroPlace({ words, classes, minQuery, pin }: Props) {
  const id = useId();
  const locale = usePageLocale();
  const [typed, setTyped] = useState("");
  const { options, isLoading, isMissing } = usePlaceSearch(typed, minQuery);
  const field = useAutocomplete<PlaceView>({
    id,
    options,
    filterOptions: (found) => found,
    isOptionEqualToValue: (option, value) => option.placeId === value.placeId,
    getOptionKey: ({ placeId }) => placeId ?? "",
    getOptionLabel: ({ name }) => name,
    inputValue: typed,
    onInputChange: (_event, text) => setTyped(text),
    autoHighlight: true,
    autoSelect: true,
  });
  const { ref, ...input } = field.getInputProps();
  const inputRef = useForkRef(
    ref,
    usePrehydrationValue((early) => setTyped(String(early))),
  );
  // Escape closes the list and keeps what was typed: then the first place counts, as it does when the field is left.
  const [first] = isLoading ? [] : options;
  const chosen = field.value?.name === typed ? field.value : typed.trim() && first;
  const noOptions = isMissing
    ? words.missing
    : isLoading
      ? words.searching
      : typed.trim().length < minQuery
        ? words.typeMore
        : words.noMatch;
  return (
    <div {...field.getRootProps()}>
      <label className={classes.field} htmlFor={id}>
        <span className={classes.label}>{words.label}</span>
        <input
          {...input}
          ref={inputRef}
          // Without a place of the list, or before it has come, the name goes along as it was typed.
          name={chosen ? undefined : "city"}
          className={classes.input}
          placeholder={words.placeholder}
        />
      </label>
      {chosen && <input type="hidden" name="place" value={chosen.placeId ?? ""} />}
      {field.popupOpen && (
        <div className={classes.popup}>
          {options.length === 0 ? (
            <p role="status">{noOptions}</p>
          ) : (
            <ul {...field.getListboxProps()} className={classes.list}>
              {options.map((option, index) => {
                const { key, ...props } = field.getOptionProps({ option, index });
                return (
                  <li key={key} {...props} className={classes.option}>
                    {pin}
                    <span>
                      <b>{nameOf(option, words.otherName)}</b>
                      <small>{whereOf(option, locale)}</small>
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
          <p>{words.credit}</p>
        </div>
      )}
    </div>
  );
}
