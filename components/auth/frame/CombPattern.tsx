import styles from "./CombPattern.module.css";

/** Fills of the cells by position, repeating: mostly honey, here and there a lighter or a fuller cell. */
const SHADES = ["1", "0", "0", "1", "0", "2", "0", "3", "0", "1", "0", "0", "2", "0", "1", "0", "3"] as const;
const CELL =
  "M-10.74-55.8Q0-62 10.74-55.8L42.95-37.2Q53.69-31 53.69-18.6L53.69 18.6Q53.69 31 42.95 37.2L10.74 55.8Q0 62-10.74 55.8L-42.95 37.2Q-53.69 31-53.69 18.6L-53.69-18.6Q-53.69-31-42.95-37.2Z";
const STEP_X = 113.39;
const STEP_Y = 98;
const COLUMNS = 6;
const ROWS = 11;

const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
  const row = Math.floor(index / COLUMNS);
  const x = (index % COLUMNS) * STEP_X - (row % 2 === 0 ? STEP_X / 2 : 0);
  return { x, y: row * STEP_Y - 60, shade: SHADES[(index * 7 + row * 3) % SHADES.length] };
});

/** The honeycomb behind the side panel, fading towards the text below. Decorative. */
export function CombPattern() {
  return (
    <svg
      viewBox="0 0 460 836"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={styles.pattern}
    >
      <defs>
        <path id="comb-cell" d={CELL} />
      </defs>
      {CELLS.map(({ x, y, shade }) => (
        <use key={`${x},${y}`} href="#comb-cell" x={x} y={y} data-shade={shade} />
      ))}
    </svg>
  );
}
