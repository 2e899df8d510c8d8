import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import { useFormatter, useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import type { FileKind } from "@/lib/files/constants";
import type { Refusal } from "./validate-files";

const BYTES_PER_MB = 1024 * 1024;
const KEYS = {
  PHOTO: { tooLarge: "tooLargePhoto", wrongKind: "wrongKindPhoto", tooMany: "tooMany" },
  /** Where both are welcome. */
  ANY: { tooLarge: "tooLargeAny", wrongKind: "wrongKindAny", tooMany: "tooMany" },
  DOCUMENT: { tooLarge: "tooLargeDocument", wrongKind: "wrongKindDocument", tooMany: "tooMany" },
} as const;

type Props = { refusals: readonly Refusal[]; kind: FileKind | "ANY"; max: number };

/** The files that were not even sent, each by name with the reason and what to do. */
export function RefusedFiles({ refusals, kind, max }: Props) {
  const t = useTranslations("files");
  const format = useFormatter();
  const inMegabytes = (size: number) =>
    format.number(size / BYTES_PER_MB, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  return refusals.map(({ name, size, reason }, index) => (
    <Note key={`${name}-${index}`} tone="warning" role="alert" icon={<WarningAmberRounded />} sx={{ mt: 3 }}>
      {t.rich(KEYS[kind][reason], {
        name: name || t("untitled"),
        max,
        size: inMegabytes(size),
        strong: (text) => <strong>{text}</strong>,
      })}
    </Note>
  ));
}
