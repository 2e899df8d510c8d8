"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useTenderFormat } from "@/components/tenders/format";
import { FactRow } from "@/components/ui/display/FactRow";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { TextLink } from "@/components/ui/actions/TextLink";
import { formatPhone } from "@/lib/people/presentation";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** Phone and address of the other party, open to both once the offer is accepted. */
export function OfferContact({ tender: { contact, address, isRemote } }: { tender: TenderView }) {
  const t = useTranslations("tenders.contact");
  const format = useTenderFormat();
  const nameOf = usePersonName();
  if (!contact) return null;
  const town = [address?.postcode, address?.city].filter(Boolean).join(" ");
  const street = [address?.street, town].filter(Boolean).join(", ");
  return (
    <Box sx={{ display: "grid", gap: 2, pt: 4, borderTop: 1, borderColor: "divider" }}>
      <Typography variant="h5" component="h2">
        {t("reach", { name: nameOf(contact) })}
      </Typography>
      <Box>
        <FactRow label={t("name")}>{nameOf(contact)}</FactRow>
        <FactRow label={t("phone")}>
          {contact.phone ? (
            <TextLink href={`tel:${contact.phone}`} sx={PHONE}>
              {formatPhone(contact.phone)}
            </TextLink>
          ) : (
            t("noPhone")
          )}
        </FactRow>
        <FactRow label={t("address")}>{isRemote ? format.where({ isRemote, address }) : street}</FactRow>
      </Box>
    </Box>
  );
}

// As high as a finger needs it.
const PHONE = { display: "inline-block", py: 3, my: -3, whiteSpace: "nowrap" } as const;
