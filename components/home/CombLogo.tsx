import { Box, type StaticProps } from "@/components/ui/static/Box";

const BODY =
  "M17.21 8.8Q20.5 6.9 23.79 8.8L34.79 15.15Q38.08 17.05 38.08 20.85L38.08 33.55Q38.08 37.35 34.79 39.25L23.79 45.6Q20.5 47.5 17.21 45.6L6.21 39.25Q2.92 37.35 2.92 33.55L2.92 20.85Q2.92 17.05 6.21 15.15Z";
const WING =
  "M37.87 1.3Q39.6.3 41.33 1.3L45.32 3.6Q47.05 4.6 47.05 6.6L47.05 11.2Q47.05 13.2 45.32 14.2L41.33 16.5Q39.6 17.5 37.87 16.5L33.88 14.2Q32.15 13.2 32.15 11.2L32.15 6.6Q32.15 4.6 33.88 3.6Z";

const honeyOnInk = {
  bgcolor: "#171A21",
  "& .body": { fill: "#F9AE0D" },
  "& .stripe": { fill: "#171A21" },
  "& .wing": { fill: "#FFC23D" },
};
const inkOnHoney = {
  bgcolor: "#F9AE0D",
  "& .body": { fill: "#171A21" },
  "& .stripe": { fill: "#F9AE0D" },
  "& .wing": { fill: "#171A21" },
};

/** The comb's own cell: the bee on ink, in the dark scheme in ink on honey. */
export function CombLogo({ sx }: { sx: Record<string, unknown> }) {
  const look: StaticProps<"div">["sx"] = {
    ...sx,
    ...honeyOnInk,
    '[data-scheme="dark"] &': inkOnHoney,
  };
  return (
    <Box sx={look}>
      <Box
        component="svg"
        viewBox="0 0 48 48"
        sx={{ position: "absolute", inset: 0, m: "auto", width: "48%", height: "auto" }}
      >
        <clipPath id="comb-bee">
          <path d={BODY} />
        </clipPath>
        <path className="wing" d={WING} />
        <g clipPath="url(#comb-bee)">
          <path className="body" d="M0 4h44v44H0z" />
          <path
            className="stripe"
            transform="rotate(-30 20.5 27.2)"
            d="M-12 17.9h66v6.2h-66zM-12 30.5h66v6.2h-66z"
          />
        </g>
      </Box>
    </Box>
  );
}
