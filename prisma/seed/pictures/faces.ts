import type { Face } from "../shapes";

const SKIN = { light: "#EFC09B", warm: "#E9B995", brown: "#B98057" };
const HAIR = { black: "#2B2027", brown: "#5A3B22", blond: "#D9B26A", red: "#A4512A", grey: "#A9A9AD" };
const LIPS = "#8a4a35";

/** Hair behind and in front of the head. */
const CUTS: Record<Face["cut"], { back: string; front: string }> = {
  short: { back: "", front: "M24 33c-2-13 5-21 16-21s18 8 16 21c-1-6-3-9-6-10-7 1-14 0-19-2-4 3-6 6-7 12Z" },
  long: {
    back: "M20 34c0-15 8-22 20-22s20 7 20 22v20c0 6-40 6-40 0Z",
    front: "M23.5 34c0-13 6-20.5 16.5-20.5S56.5 21 56.5 34c-3-6-8-8-16.5-8s-13.5 2-16.5 8Z",
  },
  bun: {
    back: "M40 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15Z",
    front: "M24 33c-1-13 5-20 16-20s17 7 16 20c-2-7-7-11-16-11s-14 4-16 11Z",
  },
  curly: {
    back: "M18 36c-4-8 0-16 5-19 3-8 12-11 18-8 8-3 15 2 17 8 6 4 8 12 4 19-2 8-42 8-44 0Z",
    front: "M23.500 34c-1-14 6-21 16.500-21s17.500 7 16.500 21c-4-6-8-8-16.500-8s-12.500 2-16.500 8Z",
  },
  bald: { back: "", front: "M25 30c1-4 2-6 4-8-4 1-6 6-6 11ZM55 30c-1-4-2-6-4-8 4 1 6 6 6 11Z" },
};

const BEARD = "M25 37c0 13 6 18 15 18s15-5 15-18c-2 5-5 6-8 6-4-2-10-2-14 0-3 0-6-1-8-6Z";
const GLASSES = "M28 34a6 5 0 1 0 12 0a6 5 0 1 0-12 0M40 34a6 5 0 1 0 12 0a6 5 0 1 0-12 0";

/** A portrait in the product's style as SVG, drawn on 80 by 80. */
export function drawFace({ skin, hair, cut, shirt, wall, hasBeard, hasGlasses }: Face): string {
  const tone = SKIN[skin];
  const shade = HAIR[hair];
  const { back, front } = CUTS[cut];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="400" height="400">
    <rect width="80" height="80" fill="${wall}"/>
    <path d="${back}" fill="${shade}"/>
    <path d="M5 82c1-19 15-26 35-26s34 7 35 26Z" fill="${shirt}"/>
    <path d="M32 48h16v8c0 6-16 6-16 0Z" fill="${tone}"/><path d="M32 48h16v8c0 6-16 6-16 0Z" fill="#000" opacity=".1"/>
    <ellipse cx="40" cy="35" rx="15.500" ry="18" fill="${tone}"/>
    ${hasBeard ? `<path d="${BEARD}" fill="${shade}"/>` : ""}
    <path d="${front}" fill="${shade}"/>
    <circle cx="34" cy="35" r="1.600" fill="#2a1c15"/><circle cx="46" cy="35" r="1.600" fill="#2a1c15"/>
    ${hasGlasses ? `<path d="${GLASSES}" fill="none" stroke="#242A34" stroke-width="1.400"/>` : ""}
    <path d="M35 44c3 2.600 7 2.600 10 0" fill="none" stroke="${hasBeard ? "#fff" : LIPS}" stroke-width="1.700" stroke-linecap="round"/>
  </svg>`;
}
