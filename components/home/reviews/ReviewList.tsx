"use client";

import { useState } from "react";
import { initialsOf } from "@/components/ui/display/initials";
import { useNearView } from "@/components/ui/layout/use-near-view";
import { StaticLink } from "@/lib/i18n/static-navigation";
import type { LatestReview } from "@/lib/feedback/schema";
import { readPublic } from "@/lib/platform/browser/api/public-api";

type Words = Record<"title" | "text" | "about", string> & Record<"words" | "stars", Record<number, string>>;
/** The classes of ReviewList.module.css and Section.module.css, and `h2`. */
type Classes = Readonly<Record<string, string | undefined>>;
type Props = { words: Words; classes: Classes };

const STAR = "M8 1.3l2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.7 3.9 13.9l.9-4.6L1.4 6.1 6 5.5z";

function Stars({ rating, label, classes }: { rating: number; label: string | undefined; classes: Classes }) {
  return (
    <span role="img" aria-label={label} className={classes.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 16 16" className={star > rating ? classes.off : undefined}>
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

function Review({ review, words, classes }: Props & { review: LatestReview }) {
  const { rating, text, author, about, subcategory, city } = review;
  return (
    <li>
      <figure className={classes.review}>
        <div className={classes.rating}>
          <Stars rating={rating} label={words.stars[rating]} classes={classes} />
          <b>{words.words[rating]}</b>
        </div>
        <blockquote className={classes.quote}>{text}</blockquote>
        <figcaption className={classes.people}>
          <span className={classes.client} aria-hidden>
            {initialsOf(author)}
          </span>
          <span className={classes.names}>
            <b>{author}</b>
            <small>{[subcategory, city].filter(Boolean).join(", ")}</small>
          </span>
          <StaticLink
            href={`/account/profiles/${about.id}`}
            prefetch={false}
            aria-label={words.about.replace("{name}", about.name)}
            className={classes.bee}
          >
            {about.photo ? (
              <img src={about.photo.thumbnailURL} alt="" loading="lazy" />
            ) : (
              <span aria-hidden>{initialsOf(about.name)}</span>
            )}
          </StaticLink>
        </figcaption>
      </figure>
    </li>
  );
}

type State = LatestReview[] | "loading";

/**
 * The newest reviews, fetched by the page itself: it is the same file for everybody.
 * Where there are none, or they cannot be had, the page goes on without them.
 */
export function ReviewList({ words, classes }: Props) {
  const [state, setState] = useState<State>("loading");
  const section = useNearView<HTMLElement>(() => {
    readPublic<{ items: LatestReview[] }>("/feedback/latest").then(
      ({ items }) => setState(items),
      () => setState([]),
    );
  });
  if (state.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="reviews" className={classes.section}>
      <div className={classes.band}>
        <div className={classes.head}>
          <div className={classes.words}>
            <h2 id="reviews" className={classes.h2}>
              {words.title}
            </h2>
            <p className={classes.text}>{words.text}</p>
          </div>
        </div>
        <ul className={classes.list}>
          {state === "loading"
            ? [0, 1, 2].map((index) => <li key={index} className={classes.waiting} />)
            : state.map((review) => (
                <Review key={review.id} review={review} words={words} classes={classes} />
              ))}
        </ul>
      </div>
    </section>
  );
}
