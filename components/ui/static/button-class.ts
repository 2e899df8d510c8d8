import styles from "./button.module.css";

export type ButtonVariant = "honey" | "ink" | "outlined" | "text";
export type ButtonSize = "medium" | "large";

/** The classes of a button or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant = "text", size: ButtonSize = "medium"): string {
  const classes = [styles.button, size === "large" && styles.large, styles[variant]];
  return classes.filter(Boolean).join(" ");
}
