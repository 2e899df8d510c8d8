"use client";

import { useState } from "react";
import { Icon } from "../static/Icon";
import type { FieldAttributes } from "./StaticField";
import styles from "./StaticPassword.module.css";

type Props = {
  attributes: FieldAttributes;
  autoComplete: "current-password" | "new-password";
  words: { show: string; hide: string };
};

/** The input of a password, with a button that shows it. */
export function StaticPassword({ attributes, autoComplete, words }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.frame}>
      <input
        {...attributes}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.field}
      />
      <button
        type="button"
        aria-label={isShown ? words.hide : words.show}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className={styles.toggle}
      >
        <Icon name={isShown ? "VisibilityOff" : "Visibility"} />
      </button>
    </div>
  );
}
