"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BlockDialog } from "@/components/blocks/BlockDialog";
import { LazyReportDialog } from "@/components/reports/lazy-report-dialog";
import { whyNotBlock } from "@/lib/blocks/policy";
import { useIsBlocked, useSetBlock } from "@/lib/blocks/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";

type Person = { id: string; name: string };
type Props = { user: Person; anchor: HTMLElement | null; onClose: () => void };

/** What ProfileMenu offers, and the dialogs that it opens. Only those who can block see that. */
export function ProfileMenuList({ user, anchor, onClose }: Props) {
  const t = useTranslations("profiles.public");
  const { user: reader } = useSession();
  const [dialog, setDialog] = useState<"block" | "report" | null>(null);
  const open = (chosen: typeof dialog) => {
    onClose();
    setDialog(chosen);
  };
  const mayBlock = reader !== null && whyNotBlock(reader, user.id) === null;
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuItem onClick={() => open("report")}>{t("report")}</MenuItem>
        {mayBlock && <BlockItem user={user} onBlock={() => open("block")} onUnblocked={onClose} />}
      </Menu>
      {dialog === "block" && <BlockDialog user={user} onClose={() => setDialog(null)} />}
      {dialog === "report" && (
        <LazyReportDialog target={{ kind: "PROFILE", targetId: user.id }} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

type ItemProps = { user: Person; onBlock: () => void; onUnblocked: () => void };

/** Checked while the reader blocks the other one: asks before it does so, or takes it back at once. */
function BlockItem({ user, onBlock, onUnblocked }: ItemProps) {
  const t = useTranslations("blocks");
  const isBlocked = useIsBlocked(user.id);
  const { mutate: setBlock } = useSetBlock(user.id, () => toast.success(t("unblocked", { name: user.name })));
  const unblock = () => {
    onUnblocked();
    setBlock(false);
  };
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isBlocked ?? false}
      disabled={isBlocked === undefined}
      onClick={isBlocked ? unblock : onBlock}
      sx={{ justifyContent: "space-between", gap: 3, color: "error.main" }}
    >
      {t("block", { name: user.name })}
      {isBlocked && <CheckRounded />}
    </MenuItem>
  );
}
