"use client";

import UploadFileRounded from "@mui/icons-material/UploadFileRounded";
import Box, { type BoxProps } from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from "react";

type Take = (files: readonly File[]) => void;

/** Says who takes what is dropped; the answer ends it. */
const Taker = createContext<((take: Take) => () => void) | null>(null);

/** Receives the files that are dropped anywhere on the enclosing drop area. */
export function useDropped(onFiles: Take): void {
  const register = use(Taker);
  const take = useEffectEvent(onFiles);
  useEffect(() => register?.((files) => take(files)), [register]);
}

type Props = {
  /** What screen readers call the conversation. */
  label: string;
  children: React.ReactNode;
  sx?: BoxProps["sx"];
};

/** Around a conversation and its composer: files dropped anywhere on it go into the message. */
export function DropArea({ label, children, sx }: Props) {
  const taker = useRef<Take | null>(null);
  const [register] = useState(() => (take: Take) => {
    taker.current = take;
    return () => {
      taker.current = null;
    };
  });
  // Entering a child counts as leaving the parent: only the balance says whether the files are still above.
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);
  const hover = (change: 1 | -1, event: React.DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    depth.current += change;
    setIsOver(depth.current > 0);
  };
  return (
    <Box
      component="section"
      aria-label={label}
      sx={[{ position: "relative" }, ...(Array.isArray(sx) ? sx : [sx])]}
      onDragEnter={(event: React.DragEvent) => hover(1, event)}
      onDragLeave={(event: React.DragEvent) => hover(-1, event)}
      onDragOver={(event: React.DragEvent) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={(event: React.DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        taker.current?.([...event.dataTransfer.files]);
      }}
    >
      <Taker value={register}>{children}</Taker>
      {isOver && <DropHint />}
    </Box>
  );
}

function DropHint() {
  const t = useTranslations("chat.composer");
  return (
    <Box aria-hidden sx={HINT}>
      <UploadFileRounded sx={{ fontSize: 32 }} />
      {t("drop")}
    </Box>
  );
}

const HINT = {
  position: "absolute",
  inset: 8,
  zIndex: 2,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 2,
  border: "2px dashed",
  borderColor: "text.primary",
  borderRadius: "16px",
  bgcolor: "honey.tint",
  typography: "subtitle1",
  // What is under it gets the files.
  pointerEvents: "none",
} as const;
