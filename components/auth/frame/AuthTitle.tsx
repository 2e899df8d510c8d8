import styles from "./AuthTitle.module.css";

type Props = { title: React.ReactNode; children?: React.ReactNode };

/** The h1 of a sign-in or sign-up screen, with a sentence below it. */
export function AuthTitle({ title, children }: Props) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.text}>{children}</div>}
    </>
  );
}
