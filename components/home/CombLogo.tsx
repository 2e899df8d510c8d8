import styles from "./HeroComb.module.css";

const BODY =
  "M17.21 8.8Q20.5 6.9 23.79 8.8L34.79 15.15Q38.08 17.05 38.08 20.85L38.08 33.55Q38.08 37.35 34.79 39.25L23.79 45.6Q20.5 47.5 17.21 45.6L6.21 39.25Q2.92 37.35 2.92 33.55L2.92 20.85Q2.92 17.05 6.21 15.15Z";
const WING =
  "M37.87 1.3Q39.6.3 41.33 1.3L45.32 3.6Q47.05 4.6 47.05 6.6L47.05 11.2Q47.05 13.2 45.32 14.2L41.33 16.5Q39.6 17.5 37.87 16.5L33.88 14.2Q32.15 13.2 32.15 11.2L32.15 6.6Q32.15 4.6 33.88 3.6Z";

/** The comb's cell with the bee. */
export function CombLogo({ style }: { style: React.CSSProperties }) {
  return (
    <div className={styles.logo} style={style}>
      <svg viewBox="0 0 48 48">
        <clipPath id="comb-bee">
          <path d={BODY} />
        </clipPath>
        <path className={styles.wing} d={WING} />
        <g clipPath="url(#comb-bee)">
          <path className={styles.body} d="M0 4h44v44H0z" />
          <path
            className={styles.stripe}
            transform="rotate(-30 20.5 27.2)"
            d="M-12 17.9h66v6.2h-66zM-12 30.5h66v6.2h-66z"
          />
        </g>
      </svg>
    </div>
  );
}
