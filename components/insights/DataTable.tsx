import { useTranslations } from "next-intl";
import { NumberTable } from "@/components/ui/lists/NumberTable";
import { Fold } from "@/components/ui/layout/Fold";

type Props = React.ComponentProps<typeof NumberTable> & {
  /** Names that may break anywhere leave the room of a phone to the numbers; dates stay in one line. */
  named: "dates" | "words";
};

/** The numbers of a chart, behind a disclosure below it. */
export function DataTable({ named, ...table }: Props) {
  const t = useTranslations("insights");
  return (
    <Fold label={t("asTable")}>
      <NumberTable {...table} sx={[denseStyles, rowNameStyles[named]]} />
    </Fold>
  );
}

const rowNameStyles = {
  dates: { "& tbody th": { whiteSpace: "nowrap" } },
  words: { "& tbody th": { minWidth: 72, overflowWrap: "anywhere", hyphens: "auto" } },
};

/** Many columns beside each other on a phone. */
const denseStyles = {
  fontSize: "0.8125rem",
  lineHeight: "1.25rem",
  "& th, & td": { py: 2, pl: 2, textAlign: "right", verticalAlign: "top", fontWeight: 400 },
  "& thead th": { color: "surface.muted", fontSize: "0.75rem", hyphens: "auto" },
} as const;
