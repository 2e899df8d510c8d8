"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { PersonCard } from "@/lib/shared/people";
import { InviteDialog } from "./InviteDialog";

type Props = { pro: Pick<PersonCard, "id" | "name"> };

/** Lets a client choose to which of their open tenders a BEE is invited. */
export function InviteToTender({ pro }: Props) {
  const t = useTranslations("invitations.choose");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
        {t("button")}
      </Button>
      {isOpen && <InviteDialog pro={pro} onClose={() => setOpen(false)} />}
    </>
  );
}
