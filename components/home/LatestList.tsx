"use client";

import { useCallback, useEffect, useState } from "react";
import { PlainLink, usePageLocale } from "@/lib/i18n/plain-navigation";
import { readPublic } from "@/lib/platform/browser/light-api";
import { ageOf } from "@/lib/shared/age";
import type { LatestTender } from "@/lib/tenders/schema/view";

type Texts = Record<"loading" | "failure" | "retry" | "now" | "remote", string>;
type Classes = Record<
  "strip" | "card" | "picture" | "body" | "head" | "title" | "place" | "waiting" | "failed" | "retry",
  string
>;
type CardProps = { texts: Texts; classes: Classes; drawn: readonly string[]; pin: React.ReactNode };

/** "2 h ago", for a list that is fetched when the page is there: it is as old as that. */
function Age({ at, now }: { at: string; now: string }) {
  const locale = usePageLocale();
  const age = ageOf(new Date(at), new Date());
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  return <time dateTime={at}>{age ? format.format(age.value, age.unit) : now}</time>;
}

/** One open tender, as everybody may see it. */
function Card({ tender, texts, classes, drawn, pin }: CardProps & { tender: LatestTender }) {
  const { slug, name } = tender.category;
  return (
    <li>
      <PlainLink href={`/account/tenders/${tender.id}`} prefetch={false} className={classes.card}>
        {drawn.includes(slug) ? (
          <img src={`/art/${slug}.svg`} alt="" loading="lazy" className={classes.picture} />
        ) : (
          <span className={classes.picture} />
        )}
        <span className={classes.body}>
          <span className={classes.head}>
            <span>{name}</span>
            <Age at={tender.createdAt} now={texts.now} />
          </span>
          <h3 className={classes.title}>{tender.title}</h3>
          <span className={classes.place}>
            {pin}
            {tender.isRemote ? texts.remote : tender.city}
          </span>
        </span>
      </PlainLink>
    </li>
  );
}

type State = { items: LatestTender[] } | "loading" | "failed";

/** The newest tenders, fetched by the page itself: it is the same file for everybody, and they change by the minute. */
export function LatestList({ empty, ...card }: CardProps & { empty: React.ReactNode }) {
  const { texts, classes } = card;
  const [state, setState] = useState<State>("loading");
  const load = useCallback(async () => {
    setState("loading");
    setState(await readPublic<{ items: LatestTender[] }>("/tenders/latest").catch(() => "failed" as const));
  }, []);
  useEffect(() => void load(), [load]);
  if (state === "failed") {
    return (
      <div role="alert" className={classes.failed}>
        <p>{texts.failure}</p>
        <button type="button" className={classes.retry} onClick={() => void load()}>
          {texts.retry}
        </button>
      </div>
    );
  }
  if (state === "loading") {
    return (
      <div role="status" aria-label={texts.loading} className={classes.strip}>
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
        <Card key={tender.id} tender={tender} {...card} />
      ))}
    </ul>
  );
}
