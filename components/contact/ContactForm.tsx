"use client";

import { useId, useState } from "react";
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

type Props = { texts: ContactMessages; minText: number; children: React.ReactNode };

/** Writes to support, and then says that it has arrived. The look comes from around it; `children` is small print. */
export function ContactForm(props: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <Fields {...props} onSent={setSentTo} />;
  return <ContactSent email={sentTo} texts={props.texts.sent} onAgain={() => setSentTo(null)} />;
}

function Fields({ texts, minText, children, onSent }: Props & { onSent: (email: string) => void }) {
  const rules = { minText, texts: texts.problems };
  const { form, problems, isSending, wasRestored, submit, keep, startAgain } = useContactForm(rules, onSent);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={keep}>
      {wasRestored && (
        <p data-note="neutral" role="status">
          {texts.restored}
          <button type="button" onClick={startAgain}>
            {texts.startAgain}
          </button>
        </p>
      )}
      {CONTACT_FIELDS.map((field) => (
        <Field key={field} field={field} label={texts.labels[field]} problem={problems[field]} />
      ))}
      {children}
      {problems.form && (
        <p data-note="error" role="alert">
          {problems.form}
        </p>
      )}
      <button type="submit" aria-disabled={isSending} aria-busy={isSending}>
        {isSending ? texts.sending : texts.submit}
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

function Field({ field, label, problem }: { field: ContactField; label: string; problem?: string }) {
  const id = useId();
  const shared = {
    id,
    name: field,
    required: true,
    "aria-invalid": Boolean(problem),
    "aria-describedby": problem ? `${id}-problem` : undefined,
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {field === "text" ? <textarea rows={7} {...shared} /> : <input {...KINDS[field]} {...shared} />}
      {problem && <small id={`${id}-problem`}>{problem}</small>}
    </div>
  );
}
