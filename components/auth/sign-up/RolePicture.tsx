import styles from "./RoleCard.module.css";
import type { SignUpRole } from "./role";

const HEXAGON =
  "M44.47 7.5Q54 2 63.53 7.5L92.97 24.5Q102.5 30 102.5 41L102.5 75Q102.5 86 92.97 91.5L63.53 108.5Q54 114 44.47 108.5L15.03 91.5Q5.5 86 5.5 75L5.5 41Q5.5 30 15.03 24.5Z";

function TenderDrawing() {
  return (
    <>
      <rect x="28" y="28" width="52" height="62" rx="8" fill="#fff" />
      <path d="M38 44h32M38 56h32M38 68h18" stroke="#171A21" strokeWidth="4" strokeLinecap="round" />
      <circle cx="78" cy="84" r="15" fill="#171A21" />
      <path d="M78 77v14M71 84h14" stroke="#FFC32E" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function BeeDrawing() {
  return (
    <g transform="translate(22 26) scale(1.34)">
      <clipPath id="role-bee">
        <path d="M17.21 8.8Q20.5 6.9 23.79 8.8L34.79 15.15Q38.08 17.05 38.08 20.85L38.08 33.55Q38.08 37.35 34.79 39.25L23.79 45.6Q20.5 47.5 17.21 45.6L6.21 39.25Q2.92 37.35 2.92 33.55L2.92 20.85Q2.92 17.05 6.21 15.15Z" />
      </clipPath>
      <path
        fill="#FFC23D"
        d="M37.87 1.3Q39.6 .3 41.33 1.3L45.32 3.6Q47.05 4.6 47.05 6.6L47.05 11.2Q47.05 13.2 45.32 14.2L41.33 16.5Q39.6 17.5 37.87 16.5L33.88 14.2Q32.15 13.2 32.15 11.2L32.15 6.6Q32.15 4.6 33.88 3.6Z"
      />
      <g clipPath="url(#role-bee)">
        <path fill="#F9AE0D" d="M0 4h44v44H0z" />
        <path
          fill="#171A21"
          transform="rotate(-30 20.5 27.2)"
          d="M-12 17.9h66v6.2h-66zM-12 30.5h66v6.2h-66z"
        />
      </g>
    </g>
  );
}

/** The illustration of a role: a tender being written, or the bee in flight. */
export function RolePicture({ role }: { role: SignUpRole }) {
  return (
    <svg
      viewBox="0 0 108 116"
      aria-hidden="true"
      className={role === "CLIENT" ? styles.tender : styles.picture}
    >
      <path d={HEXAGON} />
      {role === "CLIENT" ? <TenderDrawing /> : <BeeDrawing />}
    </svg>
  );
}
