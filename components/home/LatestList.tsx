"use client";

import { useState } from "react";
import { useNearView } from "@/components/ui/layout/use-near-view";
import { StaticLink, usePageLocale } from "@/lib/i18n/static-navigation";
import { subcategoryArt } from "@/lib/categories/presentation";
import type { Locale } from "@/lib/i18n/languages";
import { readPublic } from "@/lib/platform/browser/api/public-api";
import { formatAge } from "@/lib/shared/dates/age";
import { formatMoneyRange, formatRate, perVisitSign } from "@/lib/shared/money";
import type { LatestTender } from "@/lib/tenders/schema/view";

type Words = Record<"loading" | "failure" | "retry" | "now" | "remote" | "open", string> & {
  /** By their number. */
  offers: readonly string[];
};
/** The classes of LatestList.module.css, and `retry`. */
type Classes = Readonly<Record<string, string>>;
type CardProps = { words: Words; classes: Classes; pin: React.ReactNode };

/** "2 hours ago", for a list that is fetched when the page is there: it is as old as that. */
function Age({ at, loadedAt, now }: { at: string; loadedAt: Date; now: string }) {
  const locale = usePageLocale();
  return <time dateTime={at}>{formatAge(new Date(at), loadedAt, locale) ?? now}</time>;
}

function budgetText({ budgetType, ...budget }: LatestTender, open: string, locale: Locale): string {
  const { budgetMinMinor: min, budgetMaxMinor: max } = budget;
  if (budgetType === "OPEN" || min === null) return open;
  if (budgetType === "HOURLY") return formatRate(min, locale);
  const amount = formatMoneyRange(min, max ?? min, locale);
  return budget.repeats === "NONE" ? amount : `${amount} ${perVisitSign(locale)}`;
}

type Shown = { tender: LatestTender; loadedAt: Date };

/** One open tender, as everybody may see it. */
function Card({ tender, loadedAt, words, classes, pin }: CardProps & Shown) {
  const locale = usePageLocale();
  return (
    <li>
      <StaticLink href={`/tenders/${tender.id}`} prefetch={false} className={classes.card}>
        <img
          src={subcategoryArt(tender.subcategory.slug)}
          alt=""
          loading="lazy"
          className={classes.picture}
        />
        <span className={classes.body}>
          <span className={classes.head}>
            <span>{tender.category.name}</span>
            <Age at={tender.createdAt} loadedAt={loadedAt} now={words.now} />
          </span>
          <h3 className={classes.title}>{tender.title}</h3>
          <span className={classes.place}>
            {pin}
            {tender.isRemote ? words.remote : tender.city}
          </span>
          <span className={classes.foot}>
            <b>{budgetText(tender, words.open, locale)}</b>
            <span>{words.offers[tender.offerCount]}</span>
          </span>
        </span>
      </StaticLink>
    </li>
  );
}

type State = { items: LatestTender[]; loadedAt: Date } | "loading" | "failed";

async function readLatest(): Promise<State> {
  try {
    const { items } = await readPublic<{ items: LatestTender[] }>("/tenders/latest");
    return { items, loadedAt: new Date() };
  } catch {
    // The list says so itself, with a way to try again.
    return "failed";
  }
}

/** The newest tenders, fetched by the page itself: it is the same file for everybody, and they change by the minute. */
export function LatestList({ empty, ...card }: CardProps & { empty: React.ReactNode }) {
  const { words, classes } = card;
  const [state, setState] = useState<State>("loading");
  const load = () => {
    setState("loading");
    void readLatest().then(setState);
  };
  const placeholder = useNearView<HTMLDivElement>(load);
  if (state === "failed") {
    return (
      <div role="alert" className={classes.failed}>
        <p>{words.failure}</p>
        <button type="button" className={classes.retry} onClick={load}>
          {words.retry}
        </button>
      </div>
    );
  }
  if (state === "loading") {
    return (
      <div ref={placeholder} role="status" aria-label={words.loading} className={classes.strip}>
        {[0, 1, 2, 3].map((index) => (
          <div key={index} className={classes.waiting} />
        ))}
      </div>
    );
  }
  if (state.items.length === 0) return empty;
  return (
    <ul className={classes.strip}>
      {state.items.map((tender) => (
        <Card key={tender.id} tender={tender} loadedAt={state.loadedAt} {...card} />
      ))}
    </ul>
  );
}
