"use client";

import ContentCopyRounded from "@mui/icons-material/ContentCopyRounded";
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { toast } from "@/lib/platform/browser/reporting/toasts";

type Props = { codes: readonly string[]; onDone: () => void };

function KeepButtons({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("two-step.codes");
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("copied"));
    } catch {
      // The browser may forbid it.
      toast.info(t("copyByHand"));
    }
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
      <Button variant="outlined" startIcon={<ContentCopyRounded />} onClick={() => void copy()}>
        {t("copy")}
      </Button>
      <Button
        component="a"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={`${t("file")}.txt`}
        variant="outlined"
        startIcon={<DownloadRounded />}
      >
        {t("download")}
      </Button>
    </Box>
  );
}

/** The recovery codes, which are shown this once, to copy or to download. */
export function RecoveryCodeList({ codes, onDone }: Props) {
  const t = useTranslations("two-step.codes");
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Box>
        <Typography variant="h6" component="h3">
          {t("title")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          {t("text")}
        </Typography>
      </Box>
      <Box component="ul" aria-label={t("title")} sx={listStyles}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <KeepButtons codes={codes} />
      <Box>
        <Button variant="contained" onClick={onDone}>
          {t("done")}
        </Button>
      </Box>
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 4,
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(128px, 1fr))",
  gap: 2,
  borderRadius: "12px",
  bgcolor: "surface.sunken",
  fontFamily: "monospace",
} as const;
