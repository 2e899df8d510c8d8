"use client";

import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";

type Props = {
  ref: React.Ref<HTMLTextAreaElement>;
  partnerName: string;
  text: string;
  isTooLong: boolean;
  onText: (text: string) => void;
  onBlur: () => void;
  onSend: () => void;
};

/** A finger's keyboard has no Shift and Enter: there Enter breaks the line, and the button sends. */
function isTouch(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

/** Whether this key press sends. Enter that only ends a composition (Japanese, accents) belongs to the keyboard. */
function isSending({ key, shiftKey, ctrlKey, metaKey, keyCode, nativeEvent }: React.KeyboardEvent): boolean {
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing || keyCode === 229) return false;
  return ctrlKey || metaKey || !isTouch();
}

/** What is being written: grows to five lines, then scrolls. */
export function MessageField({ ref, partnerName, text, isTooLong, onText, onBlur, onSend }: Props) {
  const t = useTranslations("chat.composer");
  const hintId = useId();
  return (
    <>
      <OutlinedInput
        multiline
        fullWidth
        maxRows={5}
        inputRef={ref}
        value={text}
        error={isTooLong}
        placeholder={t("placeholder")}
        onChange={(event) => onText(event.target.value)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (!isSending(event)) return;
          event.preventDefault();
          onSend();
        }}
        slotProps={{
          input: {
            "aria-label": t("label", { name: partnerName }),
            "aria-describedby": hintId,
            enterKeyHint: isTouch() ? "enter" : "send",
          },
        }}
        sx={{ borderRadius: "14px" }}
      />
      <Box id={hintId} sx={visuallyHidden}>
        {isTouch() ? t("hintTouch") : t("hint")}
      </Box>
    </>
  );
}
