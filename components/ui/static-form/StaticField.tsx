"use client";

import { useId } from "react";
import styles from "./StaticField.module.css";

/** What an input needs to belong to its label and to what is wrong with it. */
export type FieldAttributes = {
  id: string;
  name: string;
  required: true;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
};

type Props = {
  name: string;
  label: string;
  problem: string | undefined;
  children: (attributes: FieldAttributes) => React.ReactNode;
};

/** A required field of a form without MUI: label above, what is wrong below. */
export function StaticField({ name, label, problem, children }: Props) {
  const id = useId();
  const attributes = {
    id,
    name,
    required: true as const,
    "aria-invalid": Boolean(problem),
    "aria-describedby": problem ? `${id}-problem` : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(attributes)}
      {problem && (
        <small id={`${id}-problem`} className={styles.problem}>
          {problem}
        </small>
      )}
    </div>
  );
}
