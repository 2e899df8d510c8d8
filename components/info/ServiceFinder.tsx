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
export type FinderCategory = Named & {
  icon: React.ReactNode;
  /** What the way to its own page says. */
  whole: string;
  subcategories: Named[];
};

export type FinderMessages = {
  search: string;
  placeholder: string;
  clear: string;
  noneTitle: string;
  noneText: string;
  /** How many were found, at the place of that number. */
  found: string[];
};

type Classes = Partial<Record<"label" | "field" | "category", string>>;
type Props = {
  categories: FinderCategory[];
  words: FinderMessages;
  searchIcon: React.ReactNode;
  clearIcon: React.ReactNode;
  foldIcon: React.ReactNode;
  classes: Classes;
};

/** All services, folded into their categories, each with a page; typing leaves those that fit the words, best first, as ways into the form. */
export function ServiceFinder({ categories, words, searchIcon, clearIcon, foldIcon, classes }: Props) {
  const [search, setSearch] = useState("");
  const locale = usePageLocale();
  const found = useServiceSearch({ categories, locale, search, limit: MAX_FOUND });
  const shown = found ? groupServices(found) : categories;
  // What was typed becomes the title of a tender; without words there is something to read first.
  const query = new URLSearchParams({ title: search.trim() }).toString();
  const count = shown.reduce((sum, { subcategories }) => sum + subcategories.length, 0);
  return (
    <>
      <SearchBox {...{ words, searchIcon, clearIcon, classes }} value={search} onChange={setSearch} />
      <p role="status">{search.trim() && words.found[count]}</p>
      {count === 0 && (
        <section>
          <h2>{words.noneTitle}</h2>
          <p>{words.noneText}</p>
        </section>
      )}
      <ul>
        {shown.map((category) => (
          <li key={category.slug} className={classes.category}>
            {found ? (
              <>
                <h2>
                  <StaticLink href={`/create-tender/${category.slug}?${query}`} prefetch={false}>
                    {category.icon}
                    {category.name}
                  </StaticLink>
                </h2>
                <Ways category={category} hrefOf={(path) => `/create-tender/${path}?${query}`} />
              </>
            ) : (
              <details>
                <summary>
                  {category.icon}
                  <h2>{category.name}</h2>
                  {foldIcon}
                </summary>
                <Ways category={category} hrefOf={(path) => `/services/${path}`} hasWhole />
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type WaysProps = { category: FinderCategory; hrefOf: (path: string) => string; hasWhole?: boolean };

/** The services of a category, and the way to all of them together. */
function Ways({ category: { slug, whole, subcategories }, hrefOf, hasWhole = false }: WaysProps) {
  const ways = subcategories.map((each) => ({ path: `${slug}/${each.slug}`, name: each.name }));
  return (
    <ul>
      {[...ways, ...(hasWhole ? [{ path: slug, name: whole }] : [])].map(({ path, name }) => (
        <li key={path}>
          <StaticLink href={hrefOf(path)} prefetch={false}>
            {name}
          </StaticLink>
        </li>
      ))}
    </ul>
  );
}

type SearchBoxProps = Omit<Props, "categories" | "foldIcon"> & {
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
