import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { MESSAGE_LIMITS } from "@/lib/chat/constants";
import type { SendBlocker } from "./use-composer";

/** From here on it is worth knowing how much room is left. */
const NEAR = MESSAGE_LIMITS.text - 200;

/** What keeps a message from going, and how much room is left once it gets tight. Nothing is ever cut off. */
export function ComposerNotes({ length, sendBlocker }: { length: number; sendBlocker: SendBlocker | null }) {
  const t = useTranslations("chat.composer");
  const over = length - MESSAGE_LIMITS.text;
  return (
    <Box sx={{ typography: "caption", "& > *": { ml: 13 }, "& > :not(:empty)": { mt: 1 } }}>
      <Box role="alert" sx={{ color: "error.main" }}>
        {over > 0 && t("tooLong", { count: over })}
        {over <= 0 && sendBlocker === "failed" && t("failed")}
      </Box>
      <Box role="status" sx={{ color: "surface.muted" }}>
        {over <= 0 && sendBlocker === "waiting" && t("waiting")}
      </Box>
      {length >= NEAR && over <= 0 && (
        <Box sx={{ color: "surface.muted", fontVariantNumeric: "tabular-nums" }}>
          {t("count", { count: length, max: MESSAGE_LIMITS.text })}
        </Box>
      )}
    </Box>
  );
}
