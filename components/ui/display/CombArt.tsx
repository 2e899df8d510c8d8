import Box from "@mui/material/Box";
import { Logo } from "./Logo";

const FILLED =
  "M102.64 38.25Q110 34 117.36 38.25L140.74 51.75Q148.11 56 148.11 64.5L148.11 91.5Q148.11 100 140.74 104.25L117.36 117.75Q110 122 102.64 117.75L79.26 104.25Q71.89 100 71.89 91.5L71.89 64.5Q71.89 56 79.26 51.75Z";
const OUTLINED = [
  "M24.64 38.25Q32 34 39.36 38.25L62.74 51.75Q70.11 56 70.11 64.5L70.11 91.5Q70.11 100 62.74 104.25L39.36 117.75Q32 122 24.64 117.75L1.26 104.25Q-6.11 100 -6.11 91.5L-6.11 64.5Q-6.11 56 1.26 51.75Z",
  "M180.64 38.25Q188 34 195.36 38.25L218.74 51.75Q226.11 56 226.11 64.5L226.11 91.5Q226.11 100 218.74 104.25L195.36 117.75Q188 122 180.64 117.75L157.26 104.25Q149.89 100 149.89 91.5L149.89 64.5Q149.89 56 157.26 51.75Z",
  "M63.64 -29.25Q71 -33.5 78.36 -29.25L101.74 -15.75Q109.11 -11.5 109.11 -3L109.11 24Q109.11 32.5 101.74 36.75L78.36 50.25Q71 54.5 63.64 50.25L40.26 36.75Q32.89 32.5 32.89 24L32.89 -3Q32.89 -11.5 40.26 -15.75Z",
];
const FLIGHT = "M-2 134c34-36 54 2 42 6s-14-28 10-38 30-2 42-8";

/** Decorative illustration: three open cells, one filled with the logo, and a dotted flight line. */
export function CombArt({ scale = 1 }: { scale?: number }) {
  return (
    <Box aria-hidden sx={{ position: "relative", width: 240, height: 176, zoom: scale }}>
      <svg width="240" height="176" viewBox="-10 -36 240 176" fill="none">
        <Box component="path" d={FILLED} sx={{ fill: (theme) => theme.vars.palette.honey.soft }} />
        {OUTLINED.map((cell) => (
          <Box
            key={cell}
            component="path"
            d={cell}
            strokeWidth="2"
            sx={{ stroke: (theme) => theme.vars.palette.divider }}
          />
        ))}
        <path d={FLIGHT} stroke="#D98F00" strokeWidth="2.5" strokeLinecap="round" strokeDasharray="1 8" />
      </svg>
      <Box sx={{ position: "absolute", left: 100, top: 90, lineHeight: 0 }}>
        <Logo size={44} withName={false} />
      </Box>
    </Box>
  );
}
