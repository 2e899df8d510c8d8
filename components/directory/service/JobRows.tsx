import styles from "./JobRows.module.css";

type Props = { jobs: readonly { key: string; title: React.ReactNode; text: string }[] };

/** Jobs below each other: what, and a line about where, when or how many offers. */
export function JobRows({ jobs }: Props) {
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ key, title, text }) => (
        <li key={key}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
