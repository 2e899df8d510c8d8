"use client";

import { useEffect, useRef } from "react";
import { useReplaySubmit } from "@/components/ui/form/use-replay-submit";
import { useVisitorReport, type VisitorReportProblems } from "./use-visitor-report";

export type ReportPageMessages = VisitorReportProblems & {
  address: string;
  category: string;
  words: string;
  name: string;
  email: string;
  whyEmail: string;
  submit: string;
  sending: string;
  sentTitle: string;
  sentText: string;
};

type Classes = Readonly<Record<string, string | undefined>>;
type Props = {
  words: ReportPageMessages;
  categories: readonly { value: string; label: string }[];
  maxText: number;
  classes: Classes;
};

// The path is the same in every language and on every address of the product.
const EXAMPLE = "https://…/account/tenders/…";

/** The address of what is wrong, what is wrong with it, and words for the team. A link to the page may bring the address. */
export function VisitorReportForm({ words, categories, maxText, classes }: Props) {
  const form = useReplaySubmit();
  const { problem, isSending, isSent, submit } = useVisitorReport(words);
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get("address");
    const field = form.current?.elements.namedItem("address");
    if (given && field instanceof HTMLInputElement && field.value === "") field.value = given;
  }, [form]);
  if (isSent) return <Sent words={words} classes={classes} />;
  return (
    <form ref={form} className={classes.form} method="post" onSubmit={submit}>
      <div>
        <label htmlFor="report-address" className={classes.label}>
          {words.address}
        </label>
        <input
          id="report-address"
          name="address"
          required
          autoComplete="off"
          placeholder={EXAMPLE}
          className={classes.field}
        />
      </div>
      <div>
        <label htmlFor="report-category" className={classes.label}>
          {words.category}
        </label>
        <select id="report-category" name="category" required defaultValue="" className={classes.field}>
          <option value="" disabled>
            {words.choose}
          </option>
          {categories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="report-text" className={classes.label}>
          {words.words}
        </label>
        <textarea id="report-text" name="text" rows={5} maxLength={maxText} className={classes.text} />
      </div>
      <Reporter words={words} classes={classes} />
      {problem && (
        <p role="alert" className={classes.failure}>
          {problem}
        </p>
      )}
      <button type="submit" className={classes.submit} aria-disabled={isSending} aria-busy={isSending}>
        {isSending ? words.sending : words.submit}
      </button>
    </form>
  );
}

/** Who reports, if they like to say so. */
function Reporter({ words, classes }: Pick<Props, "words" | "classes">) {
  return (
    <>
      <div>
        <label htmlFor="report-name" className={classes.label}>
          {words.name}
        </label>
        <input id="report-name" name="name" autoComplete="name" maxLength={100} className={classes.field} />
      </div>
      <div>
        <label htmlFor="report-email" className={classes.label}>
          {words.email}
        </label>
        <input
          id="report-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-describedby="report-why-email"
          className={classes.field}
        />
        <small id="report-why-email" className={classes.hint}>
          {words.whyEmail}
        </small>
      </div>
    </>
  );
}

/** In place of the form once the report has arrived; focus moves to it, so that a screen reader announces it. */
function Sent({ words, classes }: Pick<Props, "words" | "classes">) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes.sent}>
      <h2 ref={title} tabIndex={-1} className={classes.sentTitle}>
        {words.sentTitle}
      </h2>
      <p>{words.sentText}</p>
    </section>
  );
}
