import Box, { type BoxProps } from "@mui/material/Box";

type Props = {
  /** What the table holds; also the name of the region that scrolls sideways on narrow phones. */
  label: string;
  columns: readonly string[];
  /** The first cell names the row, the others are numbers. */
  rows: readonly { key: string; cells: readonly React.ReactNode[] }[];
  sx?: BoxProps["sx"];
};

/** Numbers under their headings, each row named by its first cell. */
export function NumberTable({ label, columns: [corner, ...numbers], rows, sx }: Props) {
  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: "auto" }}>
      <Box component="table" sx={[tableStyles, ...(Array.isArray(sx) ? sx : [sx])]}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {numbers.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={numbers[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableStyles = {
  width: 1,
  borderCollapse: "collapse",
  fontFeatureSettings: '"tnum"',
  "& th, & td": { py: 2, pl: 3, textAlign: "right", verticalAlign: "top", fontWeight: 400 },
  "& th:first-of-type": { pl: 0, textAlign: "left" },
  "& thead th": { color: "surface.muted", fontSize: "0.8125rem" },
  "& tbody tr > *": { borderTop: 1, borderTopColor: "divider" },
} as const;
