"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Note } from "@/components/ui/feedback/Note";
import { useRenewOffer } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";
import { TEXT_BUTTON } from "../proposals/text-button";
import { toast } from "@/lib/platform/browser/reporting/toasts";

type Props = {
  offer: OfferView;
  ending: "expired" | "ending";
  /** What the client proposes can be agreed to, which renews the offer, too, and comes first. */
  isAsked?: boolean;
};

/** For its BEE, once an offer is about to expire or has: what that means, and the one press that renews it. */
export function RenewOffer({ offer, ending, isAsked = false }: Props) {
  const t = useTranslations("offer-form.renewal");
  const { id: offerId, version, validDays: days } = offer;
  const { mutate: renew, isPending } = useRenewOffer(() => toast.success(t("done", { days })));
  const button = { busy: isPending, busyLabel: t("busy"), onClick: () => renew({ offerId, version }) };
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Note tone={ending === "expired" ? "warning" : "info"}>
        {t(isAsked ? `asked.${ending}` : ending)}
        {isAsked && (
          <BusyButton variant="text" size="small" {...button} sx={[TEXT_BUTTON, QUIET]}>
            {t("button", { days })}
          </BusyButton>
        )}
      </Note>
      {!isAsked && (
        <BusyButton variant="contained" {...button}>
          {t("button", { days })}
        </BusyButton>
      )}
    </Box>
  );
}

/** On a line of its own below what it belongs to, within the note. */
const QUIET = { display: "flex", mt: 1, mb: -2, color: "inherit" } as const;
