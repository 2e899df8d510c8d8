"use client";

import { useEffect, useRef } from "react";

export type ContactSentMessages = { title: string; text: string; again: string };

type Classes = Readonly<Record<string, string | undefined>>;
type Props = { email: string; words: ContactSentMessages; classes: Classes; onAgain: () => void };

/** What stands in place of the form once the message has arrived; focus moves to it, so that a screen reader announces it. */
export function ContactSent({ email, words, classes, onAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes.sent}>
      <h2 ref={title} tabIndex={-1} className={classes.sentTitle}>
        {words.title}
      </h2>
      <p>
        {words.text} <strong>{email}</strong>
      </p>
      <button type="button" className={classes.again} onClick={onAgain}>
        {words.again}
      </button>
    </section>
  );
}
