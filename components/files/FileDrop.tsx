"use client";

import Box, { type BoxProps } from "@mui/material/Box";
import { useState } from "react";

type Props = {
  /** Types the picker offers. */
  accept: readonly string[];
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
  /** What opens the picker; `open` is its click. */
  children: (open: () => void, isOver: boolean) => React.ReactNode;
  sx?: BoxProps["sx"];
};

/** A place to choose files from, or to drop them on. The same file can be chosen twice in a row. */
export function FileDrop({ accept, isDisabled, onFiles, children, sx }: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    if (list && list.length > 0 && !isDisabled) onFiles([...list]);
  };
  return (
    <Box
      sx={sx}
      onDragOver={(event: React.DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: React.DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {children(() => input?.click(), isOver)}
      <input
        ref={setInput}
        type="file"
        multiple
        hidden
        accept={accept.join(",")}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
    </Box>
  );
}
