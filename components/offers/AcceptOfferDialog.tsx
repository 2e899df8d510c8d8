"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { FactRow } from "@/components/ui/display/FactRow";
import { PriceText } from "@/components/ui/display/PriceText";
import { Form } from "@/components/ui/form/Form";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { Note } from "@/components/ui/feedback/Note";
import { flyBee } from "@/components/ui/feedback/bee-flight";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { tenderQuery, useAcceptOffer } from "@/lib/agreements/queries";
import { acceptBody, type Acceptance } from "@/lib/agreements/schema/accept";
import { agreedText, priceStyle } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { useOfferFormat } from "./format";
import { LazyChangedTerms } from "./proposals/lazy-proposals";
import { useIsExpired } from "./validity/use-is-expired";
import { ValidUntilRow } from "./validity/ValidUntilRow";

/** Repeats name, price and terms before the tender is given away, and asks for what the BEE needs to come. */
export function AcceptOfferDialog({ offer, onClose }: { offer: OfferView; onClose: () => void }) {
  const t = useTranslations("moves.accept");
  const button = useTranslations("offers.accept");
  const locale = useLocale();
  const missing = useMissing(offer);
  // The offer goes on living while the dialog is open: what it has become stands beside what was seen.
  const [seen] = useState(offer);
  const isOver = useIsExpired()(offer);
  const isChanged = seen.version !== offer.version && offer.status === "ACTIVE";
  const { mutateAsync: accept } = useAcceptOffer();
  const form = useZodForm(acceptBody, { version: offer.version, street: "", phone: "" });
  const submit = async (acceptance: Acceptance) => {
    await accept({ offerId: offer.id, ...acceptance, version: offer.version });
    flyBee();
    toast.success(t("done", { name: offer.pro.name }));
    onClose();
  };
  return (
    <ActionDialog
      open
      onClose={onClose}
      isBusy={form.formState.isSubmitting}
      title={t("question", { name: offer.pro.name })}
    >
      <Form form={form} onSubmit={submit}>
        {isChanged ? <LazyChangedTerms before={seen} after={offer} /> : <Terms offer={offer} />}
        {missing.street && <MissingField name="street" autoComplete="street-address" />}
        {missing.phone && <MissingField name="phone" autoComplete="tel" type="tel" />}
        {isOver ? (
          <Note tone="warning">{t("expired")}</Note>
        ) : (
          <>
            <Consequence missing={missing} />
            <SubmitButton busyLabel={t("busy")}>
              {button("button", { price: agreedText(offer, locale) })}
            </SubmitButton>
          </>
        )}
        <Button onClick={onClose} disabled={form.formState.isSubmitting}>
          {t("later")}
        </Button>
      </Form>
    </ActionDialog>
  );
}

type Missing = { street: boolean; phone: boolean };

/** What the agreement would need and was never given. While the tender loads, nothing is asked. */
function useMissing({ tenderId }: OfferView): Missing {
  const { user } = useSession();
  const { data: tender } = useQuery(tenderQuery(tenderId));
  return {
    street: tender !== undefined && !tender.isRemote && !tender.address?.street,
    phone: user !== null && !user.phone,
  };
}

function Terms({ offer }: { offer: OfferView }) {
  const t = useTranslations("moves.accept");
  const format = useOfferFormat();
  return (
    <Box>
      <FactRow label={t("total")}>
        <PriceText minor={offer.totalMinor} {...priceStyle(offer)} />
      </FactRow>
      <FactRow label={t("price")}>{format.price(offer)}</FactRow>
      <FactRow label={t("materials")}>{format.materials(offer)}</FactRow>
      <FactRow label={t("start")}>{format.start(offer)}</FactRow>
      <ValidUntilRow offer={offer} />
    </Box>
  );
}

type FieldProps = { name: keyof Missing; autoComplete: string; type?: "tel" };

function MissingField({ name, ...rest }: FieldProps) {
  const t = useTranslations("moves.accept");
  return <FormTextField name={name} label={t(name)} hint={t("optional")} help={t(`${name}Help`)} {...rest} />;
}

/** Says of the contact data only what is true of what was given. */
function Consequence({ missing }: { missing: Missing }) {
  const t = useTranslations("moves.accept");
  const [street, phone] = useWatch<Record<keyof Missing, string>>({ name: ["street", "phone"] });
  const hasStreet = !missing.street || Boolean(street?.trim());
  const hasPhone = !missing.phone || Boolean(phone?.trim());
  const given = hasStreet && hasPhone ? "both" : hasStreet ? "street" : hasPhone ? "phone" : "none";
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {t("given", { given })} {t("consequence")}
    </Typography>
  );
}
