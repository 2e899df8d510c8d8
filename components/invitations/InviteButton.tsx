"use client";

import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useInvite } from "@/lib/invitations/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import type { PersonCard } from "@/lib/shared/people";

type Props = {
  tenderId: string;
  pro: Pick<PersonCard, "id" | "name">;
  onDone?: () => void;
  label?: string;
  /** Nothing else on the screen moves the job forward more. */
  isFirst?: boolean;
};

/** Invites a BEE to an own tender. */
export function InviteButton({ tenderId, pro, onDone, label, isFirst = false }: Props) {
  const t = useTranslations("invitations.invite");
  const name = usePersonName()(pro);
  const { mutate: invite, isPending } = useInvite(() => {
    toast.success(t("done", { name }));
    onDone?.();
  });
  return (
    <BusyButton
      variant={isFirst ? "contained" : "outlined"}
      size="small"
      busy={isPending}
      aria-label={label ?? t("buttonFor", { name })}
      onClick={() => invite({ tenderId, proId: pro.id })}
    >
      {t("button")}
    </BusyButton>
  );
}
