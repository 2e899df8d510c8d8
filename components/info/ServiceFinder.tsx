"use client";

import { useId, useState } from "react";
import { usePrehydrationValue } from "@/components/ui/form/use-prehydration-value";
import { useServiceSearch } from "@/components/categories/use-service-search";
import { groupServices } from "@/lib/categories/search/queries";
import { StaticLink, usePageLocale } from "@/lib/i18n/static-navigation";

/** More would be a list to read, not an answer. */
const MAX_FOUND = 12;

type Named = { slug: string; name: string };
/** A category with its subcategories, named in the page's language. */
export type FinderCategory = Named & { icon: React.ReactNode; subcategories: Named[] };

export type FinderMessages = {
  search: string;
  placeholder: string;
  clear: string;
  /** The name of the way to the categories. */
  areas: string;
  noneTitle: string;
  noneText: string;
  /** How many were found, at the place of that number. */
  found: string[];
};

type Classes = Partial<Record<"label" | "field" | "category" | "areas", string>>;
type Props = {
  categories: FinderCategory[];
  words: FinderMessages;
  searchIcon: React.ReactNode;
  clearIcon: React.ReactNode;
  classes: Classes;
};

/** All services by category, each with a page; typing leaves those that fit the words, best first, as ways into the form. */
export function ServiceFinder({ categories, words, searchIcon, clearIcon, classes }: Props) {
  const [search, setSearch] = useState("");
  const locale = usePageLocale();
  const found = useServiceSearch({ categories, locale, search, limit: MAX_FOUND });
  const shown = found ? groupServices(found) : categories;
  // What was typed becomes the title of a tender; without words there is something to read first.
  const start = found ? "/create-tender" : "/services";
  const query = found ? `?${new URLSearchParams({ title: search.trim() }).toString()}` : "";
  const count = shown.reduce((sum, { subcategories }) => sum + subcategories.length, 0);
  return (
    <>
      <SearchBox {...{ words, searchIcon, clearIcon, classes }} value={search} onChange={setSearch} />
      {!found && (
        <nav aria-label={words.areas} className={classes.areas}>
          {categories.map(({ slug, name }) => (
            <a key={slug} href={`#${slug}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      <p role="status">{search.trim() && words.found[count]}</p>
      {count === 0 && (
        <section>
          <h2>{words.noneTitle}</h2>
          <p>{words.noneText}</p>
        </section>
      )}
      <ul>
        {shown.map(({ slug, name, icon, subcategories }) => (
          <li key={slug} id={slug} className={classes.category}>
            <h2>
              <StaticLink href={`${start}/${slug}${query}`} prefetch={false}>
                {icon}
                {name}
              </StaticLink>
            </h2>
            <ul>
              {subcategories.map((subcategory) => (
                <li key={subcategory.slug}>
                  <StaticLink href={`${start}/${slug}/${subcategory.slug}${query}`} prefetch={false}>
                    {subcategory.name}
                  </StaticLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

type SearchBoxProps = Omit<Props, "categories"> & {
  value: string;
  onChange: (text: string) => void;
};

function SearchBox({ value, onChange, words, searchIcon, clearIcon, classes }: SearchBoxProps) {
  const id = useId();
  const ref = usePrehydrationValue((typed) => onChange(String(typed)));
  return (
    <search>
      <label htmlFor={id} className={classes.label}>
        {words.search}
      </label>
      <span>
        {searchIcon}
        <input
          ref={ref}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={words.placeholder}
          className={classes.field}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && (
          <button type="button" aria-label={words.clear} onClick={() => onChange("")}>
            {clearIcon}
          </button>
        )}
      </span>
    </search>
  );
}
