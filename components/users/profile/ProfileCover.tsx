import Box from "@mui/material/Box";

/** Fills of the cells by position, repeating: mostly honey, here and there a lighter or a fuller cell. */
const SHADES = ["1", "0", "2", "0", "3", "1", "0", "0", "1", "0", "2", "0", "0", "3", "0", "1", "0"] as const;
const CELL =
  "M-10.05-52.2Q0-58 10.05-52.2L40.18-34.8Q50.23-29 50.23-17.4L50.23 17.4Q50.23 29 40.18 34.8L10.05 52.2Q0 58-10.05 52.2L-40.18 34.8Q-50.23 29-50.23 17.4L-50.23-17.4Q-50.23-29-40.18-34.8Z";
const STEP_X = 106.46;
const STEP_Y = 93;
const COLUMNS = 14;
const ROWS = 3;

const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
  const row = Math.floor(index / COLUMNS);
  const x = (index % COLUMNS) * STEP_X - (row % 2 === 0 ? STEP_X / 2 : 0);
  return { x, y: row * STEP_Y, shade: SHADES[(index * 5 + row * 3) % SHADES.length] };
});

/** The honeycomb across the top of a profile. Decorative. */
export function ProfileCover() {
  return (
    <Box
      sx={{ height: { xs: 132, md: 208 }, overflow: "hidden", bgcolor: "honey.hero", ...darkGroundStyles }}
    >
      <Box
        component="svg"
        viewBox="0 0 1280 208"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        sx={{ display: "block", width: 1, height: 1, ...LIGHT, '[data-scheme="dark"] &': DARK }}
      >
        {CELLS.map(({ x, y, shade }) => (
          <path key={`${x},${y}`} d={CELL} data-shade={shade} transform={`translate(${x} ${y})`} />
        ))}
      </Box>
    </Box>
  );
}

const darkGroundStyles = { '[data-scheme="dark"] &': { bgcolor: "honey.tint" } };
const LIGHT = shades("#FFCA47", "#FFD466", "#FFDF8A", "#F9AE0D");
const DARK = shades("#30290F", "#3A3010", "#332B14", "#5A4310");

function shades(...colors: string[]) {
  return Object.fromEntries(colors.map((fill, shade) => [`& [data-shade='${shade}']`, { fill }]));
}
