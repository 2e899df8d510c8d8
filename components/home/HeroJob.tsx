"use client";

import useAutocomplete from "@mui/material/useAutocomplete";
import { useForkRef } from "@mui/material/utils";
import { useId, useState } from "react";
import { useServiceSearch } from "@/components/categories/use-service-search";
import { usePrehydrationValue } from "@/components/ui/form/use-prehydration-value";
import type { FoundService } from "@/lib/categories/search/queries";
import type { CategoryView } from "@/lib/categories/schema";
import { addressIn } from "@/lib/i18n/languages";
import { useAddressRouter, usePageLocale } from "@/lib/i18n/static-navigation";
import { searchQuery } from "./search-query";
import { useCategories } from "./use-categories";

type Words = Record<"label" | "placeholder", string>;
/** The classes of HeroPlace.module.css. */
type Classes = Readonly<Record<string, string>>;
type Props = { words: Words; classes: Classes; maxLength: number };
type Found = FoundService<CategoryView>;

const SHOWN = 3;

/**
 * The job in the visitor's own words, and the services that fit them while they are typed. A service leads to its form;
 * what was typed goes along and becomes the title. Enter alone leads to the choice of services, with the same words.
 */
export function HeroJob({ words, classes, maxLength }: Props) {
  const id = useId();
  const locale = usePageLocale();
  const router = useAddressRouter();
  const [typed, setTyped] = useState("");
  const categories = useCategories(typed !== "");
  const options = useServiceSearch({ categories, locale, search: typed, limit: SHOWN }) ?? [];
  const open = ({ category, subcategory }: Found, form: HTMLFormElement | null) => {
    const address = addressIn(locale, `/create-tender/${category.slug}/${subcategory.slug}`);
    router.push(`${address}${form ? searchQuery(form) : ""}`);
  };
  const field = useAutocomplete<Found, false, false, true>({
    id,
    freeSolo: true,
    options,
    // Never a chosen value: choosing leads on, and the words stay as they were typed.
    value: null,
    filterOptions: (found) => found,
    getOptionLabel: (option) => (typeof option === "string" ? option : option.subcategory.name),
    getOptionKey: (option) => (typeof option === "string" ? option : option.subcategory.slug),
    inputValue: typed,
    onInputChange: (_event, text, reason) => reason === "input" && setTyped(text),
    onChange: (event, option) => {
      const form = event.target instanceof Element ? event.target.closest("form") : null;
      if (option && typeof option !== "string") open(option, form);
    },
  });
  const { ref, ...input } = field.getInputProps();
  const inputRef = useForkRef(
    ref,
    usePrehydrationValue((early) => setTyped(String(early))),
  );
  return (
    <div {...field.getRootProps()}>
      <label className={classes.field} htmlFor={id}>
        <span className={classes.label}>{words.label}</span>
        <input
          {...input}
          ref={inputRef}
          name="title"
          maxLength={maxLength}
          enterKeyHint="search"
          placeholder={words.placeholder}
          className={classes.input}
        />
      </label>
      {field.popupOpen && options.length > 0 && (
        <div className={classes.popup}>
          <ul {...field.getListboxProps()} aria-label={words.label} className={classes.list}>
            {options.map((option, index) => {
              const { key, ...props } = field.getOptionProps({ option, index });
              return (
                <li key={key} {...props} className={classes.option}>
                  <span>
                    <b>{option.subcategory.name}</b>
                    <small>{option.category.name}</small>
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
