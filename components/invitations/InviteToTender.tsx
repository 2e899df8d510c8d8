"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { PersonCard } from "@/lib/shared/people";
import { InviteDialog } from "./InviteDialog";

type Props = {
  pro: Pick<PersonCard, "id" | "name">;
  /** On a card among others: one word, and the name for screen readers. */
  onCard?: boolean;
};

/** Lets a client choose to which of their open tenders a BEE is invited. */
export function InviteToTender({ pro, onCard = false }: Props) {
  const t = useTranslations("invitations");
  const label = t("invite.buttonFor", { name: pro.name });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={onCard ? label : undefined}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: onCard ? "stretch" : "start" }}
      >
        {t(onCard ? "invite.button" : "choose.button")}
      </Button>
      {isOpen && <InviteDialog pro={pro} onClose={() => setOpen(false)} />}
    </>
  );
}
