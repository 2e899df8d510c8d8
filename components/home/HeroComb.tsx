import { CombLogo } from "./CombLogo";
import styles from "./HeroComb.module.css";

/** A cell by row and by half-steps to the right; `art` is a drawing of public/art, none is an empty cell. */
type Cell = { row: number; halves: number; art?: string };

const CELLS: Cell[] = [
  { row: 0, halves: 0 },
  { row: 0, halves: 2, art: "electrical" },
  { row: 0, halves: 4 },
  { row: 0, halves: 6, art: "plumbing" },
  { row: 1, halves: 1, art: "renovation" },
  { row: 1, halves: 3, art: "logo" },
  { row: 1, halves: 5, art: "garden" },
  { row: 1, halves: 7 },
  { row: 2, halves: 0 },
  { row: 2, halves: 2, art: "moving" },
  { row: 2, halves: 4, art: "handyman" },
  { row: 2, halves: 6 },
  { row: 3, halves: 1, art: "repairs" },
  { row: 3, halves: 3 },
  { row: 3, halves: 5, art: "lessons" },
];

function CombCell({ cell: { row, halves, art } }: { cell: Cell }) {
  const style = { "--row": row, "--halves": halves } as React.CSSProperties;
  if (art === "logo") return <CombLogo style={style} />;
  if (!art) return <div className={styles.empty} style={style} />;
  return <img src={`/art/${art}.svg`} fetchPriority="low" alt="" className={styles.picture} style={style} />;
}

/** The comb of categories behind the search. */
export function HeroComb() {
  return (
    <div className={styles.comb}>
      {/* Below 1024 px the comb lies across the whole width: each strip is a row of empty cells behind the others. */}
      <div className={styles.strip} style={{ "--row": 0 } as React.CSSProperties} />
      <div className={styles.shifted} style={{ "--row": 1 } as React.CSSProperties} />
      <div className={styles.strip} style={{ "--row": 2 } as React.CSSProperties} />
      {CELLS.map((cell) => (
        <CombCell key={`${cell.row},${cell.halves}`} cell={cell} />
      ))}
    </div>
  );
}
