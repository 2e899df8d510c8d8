import Box from "@mui/material/Box";

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

const LIGHT = { "& [data-shade='0']": { fill: "#FFCA47" }, "& [data-shade='1']": { fill: "#FFD466" } };
const DARK = { "& [data-shade='0']": { fill: "#30290F" }, "& [data-shade='1']": { fill: "#3A3010" } };

/** The honeycomb behind the side panel, fading towards the text below. Decorative. */
export function CombPattern() {
  return (
    <Box
      component="svg"
      viewBox="0 0 460 836"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      sx={{
        position: "absolute",
        inset: 0,
        width: 1,
        height: 1,
        maskImage: "linear-gradient(#000 58%, transparent 76%)",
        ...LIGHT,
        "& [data-shade='2']": { fill: "#FFDF8A" },
        "& [data-shade='3']": { fill: "#F9AE0D" },
        '[data-scheme="dark"] &': {
          ...DARK,
          "& [data-shade='2']": { fill: "#332B14" },
          "& [data-shade='3']": { fill: "#5A4310" },
        },
      }}
    >
      {CELLS.map(({ x, y, shade }) => (
        <path key={`${x},${y}`} d={CELL} data-shade={shade} transform={`translate(${x} ${y})`} />
      ))}
    </Box>
  );
}
