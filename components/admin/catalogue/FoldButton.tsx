"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import { useId, useState } from "react";
import { Button } from "@/components/ui/actions/Button";

/** Below the line of its entry, and to be told from it at a glance. */
const partStyles = {
  order: 1,
  flex: "1 0 100%",
  minWidth: 0,
  mt: 1,
  pl: 3,
  borderInlineStart: "3px solid",
  borderColor: "divider",
} as const;

type Props = {
  label: string;
  /** The label with what it belongs to: there is one in each entry. */
  name: string;
  children: React.ReactNode;
};

/** Unfolds a part of an entry below its line; made only then, since there are many of them. */
export function FoldButton({ label, name, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="text"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={
          <ExpandMoreRounded
            sx={{ transform: isOpen ? "rotate(180deg)" : undefined, transition: "transform 150ms" }}
          />
        }
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: "-11px" }}
      >
        {label}
      </Button>
      {isOpen && (
        <Box id={id} sx={partStyles}>
          {children}
        </Box>
      )}
    </>
  );
}
