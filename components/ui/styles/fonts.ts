import localFont from "next/font/local";

// Three files instead of one: most readers need only latin; ő, ű, ř, ě and ľ live in the second, which is a quarter of
// the first; whatever else a name is written with in the third. `npm run fonts` cuts the first two.
export const inter = localFont({
  src: "./fonts/latin.woff2",
  weight: "400 800",
  display: "swap",
  variable: "--font-inter",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

export const interEurope = localFont({
  src: "./fonts/europe.woff2",
  weight: "400 800",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-inter-europe",
  declarations: [{ prop: "unicode-range", value: "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E" }],
});

export const interRest = localFont({
  src: "../../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-inter-rest",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0180-0217,U+021C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9D,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});
