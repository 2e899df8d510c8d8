"use client";

import BlockRounded from "@mui/icons-material/BlockRounded";
import type { SxProps } from "@mui/material/styles";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { useIsBlocked, useSetBlock } from "@/lib/blocks/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { BlockDialog } from "./BlockDialog";

export type BlockProps = { user: { id: string; name: string }; sx?: SxProps };

/** Pressed while the user blocks the other one: opens the dialog that does so, or takes it back. */
export function BlockToggle({ user, sx }: BlockProps) {
  const t = useTranslations("blocks");
  const isBlocked = useIsBlocked(user.id);
  const [isOpen, setIsOpen] = useState(false);
  const { mutate: setBlock } = useSetBlock(user.id, () => toast.success(t("unblocked", { name: user.name })));
  const label = t("block", { name: user.name });
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-pressed={isBlocked ?? false}
        aria-haspopup="dialog"
        disabled={isBlocked === undefined}
        onClick={() => (isBlocked ? setBlock(false) : setIsOpen(true))}
        sx={[isBlocked === true && { color: "error.main" }, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        <BlockRounded />
      </IconButton>
      {isOpen && <BlockDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
