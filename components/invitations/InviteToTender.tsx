"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { PersonCard } from "@/lib/shared/people";
import { InviteDialog } from "./InviteDialog";

type Props = {
  pro: Pick<PersonCard, "id" | "name">;
  /** On a card among others: one word, and the name for screen readers. Alone it is what comes next and says whom it asks. */
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
        {...(onCard
          ? { variant: "outlined", "aria-label": label }
          : { variant: "contained", size: "large", fullWidth: true })}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: onCard ? "stretch" : "start" }}
      >
        {onCard ? t("invite.button") : label}
      </Button>
      {isOpen && <InviteDialog pro={pro} onClose={() => setOpen(false)} />}
    </>
  );
}
