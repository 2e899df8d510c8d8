"use client";

import { StaticField } from "@/components/ui/static-form/StaticField";
import { StaticPassword } from "@/components/ui/static-form/StaticPassword";
import { LazySignInProblem } from "./islands";
import styles from "./SignInForm.module.css";
import { useSignInForm, type SignInField, type SignInProblemMessages } from "./use-sign-in-form";

export type SignInMessages = {
  labels: Record<SignInField, string>;
  password: { show: string; hide: string };
  problems: SignInProblemMessages;
  submit: string;
  busy: string;
};

type Props = {
  words: SignInMessages;
  /** The way to a new password. */
  forgot: React.ReactNode;
};

/** E-mail and password. */
export function SignInForm({ words, forgot }: Props) {
  const { form, problems, isBusy, asking, submit, forgiveTyped } = useSignInForm(words.problems);
  return (
    <form
      ref={form}
      // A native submit before hydration must not put a password into the URL.
      method="post"
      noValidate
      onSubmit={submit}
      onInput={forgiveTyped}
      className={styles.form}
    >
      <StaticField name="email" label={words.labels.email} problem={problems.email}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
            className={styles.field}
          />
        )}
      </StaticField>
      <div>
        <StaticField name="password" label={words.labels.password} problem={problems.password}>
          {(attributes) => (
            <StaticPassword attributes={attributes} autoComplete="current-password" words={words.password} />
          )}
        </StaticField>
        <div className={styles.forgot}>{forgot}</div>
      </div>
      {asking && <LazySignInProblem error={asking} />}
      {problems.form && (
        <p role="alert" className={styles.failure}>
          {problems.form}
        </p>
      )}
      <button type="submit" className={styles.submit} aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? words.busy : words.submit}
      </button>
    </form>
  );
}
