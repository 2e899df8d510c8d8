import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Fold } from "@/components/ui/layout/Fold";

type Props = {
  /** What the table holds; also the name of the region that scrolls sideways on narrow phones. */
  label: string;
  columns: readonly string[];
  /** Names that may break anywhere leave the room of a phone to the numbers; dates stay in one line. */
  named: "dates" | "words";
  /** The first cell names the row, the others are numbers. */
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** Numbers under their headings, each row named by its first cell. Stands behind a disclosure below its chart. */
export function DataTable({ label, columns, named, rows }: Props) {
  const t = useTranslations("insights");
  const [corner, ...numbers] = columns;
  return (
    <Fold label={t("asTable")}>
      <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: "auto" }}>
        <Box component="table" sx={{ ...tableStyles, ...rowNameStyles[named] }}>
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
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Fold>
  );
}

const rowNameStyles = {
  dates: { "& tbody th": { whiteSpace: "nowrap" } },
  words: { "& tbody th": { minWidth: 72, overflowWrap: "anywhere", hyphens: "auto" } },
};

const tableStyles = {
  width: 1,
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.25rem",
  fontFeatureSettings: '"tnum"',
  "& th, & td": { py: 2, pl: 2, textAlign: "right", verticalAlign: "top", fontWeight: 400 },
  "& th:first-of-type": { pl: 0, textAlign: "left" },
  "& thead th": { color: "surface.muted", fontSize: "0.75rem", hyphens: "auto" },
  "& tbody tr > *": { borderTop: 1, borderTopColor: "divider" },
} as const;
