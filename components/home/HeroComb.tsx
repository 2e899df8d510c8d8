import { Box } from "@/components/ui/static/Box";
import { hexMask } from "@/components/ui/styles/styles";
import { CombLogo } from "./CombLogo";

/** A cell by row and by half-steps to the right; `art` is a drawing of public/art, none is an empty cell. */
type Cell = { row: number; halves: number; art?: string; only?: "phone" };

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
  // Below 1024 px the comb lies across the whole width: more cells to both sides of it.
  ...[-8, -6, -4, -2, 8, 10, 12, 14].flatMap((halves): Cell[] => [
    { row: 0, halves, only: "phone" },
    { row: 2, halves, only: "phone" },
  ]),
  ...[-7, -5, -3, -1, 9, 11, 13].map((halves): Cell => ({ row: 1, halves, only: "phone" })),
];

const size = { width: { xs: 118, md: 176 }, height: { xs: 136, md: 203 } };

function place({ row, halves, only }: Cell) {
  return {
    position: "absolute",
    // The logo's cell is three half-steps in: on phones it is the middle of the page.
    left: { xs: `calc(50% + ${(halves - 3) * 63 - 59}px)`, md: `${halves * 94}px` },
    top: { xs: `${row * 109}px`, md: `${row * 162.5}px` },
    display: only === "phone" ? { xs: "block", md: "none" } : "block",
    ...size,
    ...hexMask,
  };
}

function CombCell({ cell }: { cell: Cell }) {
  if (cell.art === "logo") return <CombLogo sx={place(cell)} />;
  if (!cell.art) {
    return (
      <Box sx={{ ...place(cell), bgcolor: "#FFD466", '[data-scheme="dark"] &': { bgcolor: "#1B2028" } }} />
    );
  }
  return (
    <Box
      component="img"
      src={`/art/${cell.art}.svg`}
      fetchPriority="low"
      alt=""
      sx={{ ...place(cell), objectFit: "cover", '[data-scheme="dark"] &': { filter: "brightness(.88)" } }}
    />
  );
}

/** The comb of trades behind the search. */
export function HeroComb() {
  return (
    <Box
      sx={{
        position: "absolute",
        right: { xs: 0, md: -150 },
        left: { xs: 0, md: "auto" },
        top: { xs: 0, md: -70 },
        width: { xs: "auto", md: 760 },
        height: { xs: 284, md: 700 },
      }}
    >
      {CELLS.map((cell) => (
        <CombCell key={`${cell.row},${cell.halves}`} cell={cell} />
      ))}
    </Box>
  );
}
