"use client";

import { useState } from "react";
import { StaticField } from "@/components/ui/static-form/StaticField";
import { ContactSent, type ContactSentMessages } from "./ContactSent";
import { CONTACT_FIELDS, type ContactField } from "./letter";
import { useContactForm, type ContactProblemMessages } from "./use-contact-form";

export type ContactMessages = {
  labels: Record<ContactField, string>;
  problems: ContactProblemMessages;
  submit: string;
  sending: string;
  restored: string;
  startAgain: string;
  sent: ContactSentMessages;
};

/** The classes of ContactForm.module.css, and those of fields and buttons. */
export type ContactClasses = Readonly<Record<string, string | undefined>>;

type Props = {
  words: ContactMessages;
  minText: number;
  classes: ContactClasses;
  children: React.ReactNode;
};

/** Writes to support, and then says that it has arrived; `children` is small print. */
export function ContactForm(props: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <Fields {...props} onSent={setSentTo} />;
  const { words, classes } = props;
  return <ContactSent email={sentTo} words={words.sent} classes={classes} onAgain={() => setSentTo(null)} />;
}

function Fields({ words, minText, classes, children, onSent }: Props & { onSent: (email: string) => void }) {
  const rules = { minText, words: words.problems };
  const { form, problems, isSending, wasRestored, submit, keep, startAgain } = useContactForm(rules, onSent);
  return (
    <form ref={form} className={classes.form} method="post" noValidate onSubmit={submit} onInput={keep}>
      {wasRestored && (
        <p role="status" className={classes.restored}>
          {words.restored}
          <button type="button" className={classes.again} onClick={startAgain}>
            {words.startAgain}
          </button>
        </p>
      )}
      {CONTACT_FIELDS.map((field) => (
        <Field
          key={field}
          field={field}
          label={words.labels[field]}
          problem={problems[field]}
          classes={classes}
        />
      ))}
      {children}
      {problems.form && (
        <p role="alert" className={classes.failure}>
          {problems.form}
        </p>
      )}
      <button type="submit" className={classes.submit} aria-disabled={isSending} aria-busy={isSending}>
        {isSending ? words.sending : words.submit}
      </button>
    </form>
  );
}

const KINDS: Record<ContactField, React.InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email", spellCheck: false },
  subject: { autoComplete: "off" },
  text: {},
};

type FieldProps = {
  field: ContactField;
  label: string;
  problem: string | undefined;
  classes: ContactClasses;
};

function Field({ field, label, problem, classes }: FieldProps) {
  return (
    <StaticField name={field} label={label} problem={problem}>
      {(attributes) =>
        field === "text" ? (
          <textarea rows={7} {...attributes} className={classes.text} />
        ) : (
          <input {...KINDS[field]} {...attributes} className={classes.field} />
        )
      }
    </StaticField>
  );
}
