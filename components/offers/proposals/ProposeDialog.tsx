"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useToday } from "@/components/ui/display/use-today";
import { FormChoiceChips } from "@/components/ui/form/fields/FormChoiceChips";
import { FormDateField } from "@/components/ui/form/fields/FormDateField";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { FormNumberField } from "@/components/ui/form/fields/FormNumberField";
import { FormTextArea } from "@/components/ui/form/fields/FormTextArea";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { MATERIALS, OFFER_LIMITS, TERM_COLUMNS } from "@/lib/offers/constants";
import { priceStyle } from "@/lib/offers/presentation";
import { PROPOSAL_LIMITS } from "@/lib/offers/proposals/constants";
import { useProposeTerms } from "@/lib/offers/proposals/queries";
import { proposalBody, type NewProposal } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { parseHours } from "@/lib/shared/numbers";
import { pick } from "@/lib/shared/columns";
import { formatMoney, offerTotalMinor } from "@/lib/shared/money";
import type { PersonCard } from "@/lib/shared/people";
import { useOfferFormat } from "../format";

type Props = {
  offer: OfferView;
  /** Who is to agree; the BEE of the offer, unless it is them who propose. */
  partner?: PersonCard;
  onClose: () => void;
};

/** Proposes another price, other materials or another start: for an offer, which stays open, or for what is agreed. */
export function ProposeDialog({ offer, partner = offer.pro, onClose }: Props) {
  const t = useTranslations("other-terms.form");
  const words = useProposalWords(offer);
  const name = usePersonName()(partner);
  const { mutateAsync: propose } = useProposeTerms(offer.id);
  const form = useZodForm(proposalBody, {
    ...pick(offer, TERM_COLUMNS),
    version: offer.version,
    note: "",
  });
  const submit = async (proposal: NewProposal) => {
    await propose({ ...proposal, version: offer.version });
    toast.success(t("done", { name }));
    onClose();
  };
  return (
    <ActionDialog open onClose={onClose} title={words("title", { name })}>
      <Form form={form} onSubmit={submit}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words("text", { name })}
        </Typography>
        <ProposedPrice isPerVisit={offer.repeats !== "NONE"} isForClient={partner.id === offer.pro.id} />
        <StartField offer={offer} />
        <FormTextArea
          name="note"
          label={t("note")}
          hint={t("optional")}
          placeholder={words("placeholder", { name })}
          rows={3}
          maxLength={PROPOSAL_LIMITS.note}
        />
        <ProposeButton offer={offer} />
        <Button onClick={onClose}>{t("cancel")}</Button>
      </Form>
    </ActionDialog>
  );
}

/** What is agreed is changed with other words than an offer is answered. */
function useProposalWords({ status }: OfferView) {
  const t = useTranslations("other-terms.form");
  const job = useTranslations("other-terms.job.form");
  return status === "ACCEPTED" ? job : t;
}

function ProposedPrice({ isPerVisit, isForClient }: { isPerVisit: boolean; isForClient: boolean }) {
  const t = useTranslations("other-terms.form");
  const job = useTranslations("other-terms.job.form");
  const { control } = useFormContext<NewProposal>();
  const [priceType, materials] = useWatch({ control, name: ["priceType", "materials"] });
  const isHourly = priceType === "HOURLY";
  return (
    <>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: isHourly ? "1fr 1fr" : "1fr" }}>
        <FormMoneyField
          name="priceMinor"
          label={isHourly ? t("rate") : t("price")}
          help={isPerVisit ? t("perVisit") : undefined}
        />
        {isHourly && <FormNumberField name="estimatedHours" label={t("hours")} parse={parseHours} />}
      </Box>
      <FormChoiceChips
        fill
        name="materials"
        label={t("materials")}
        options={MATERIALS.map((value) => ({
          value,
          label: value === "CLIENT" && !isForClient ? job("clientBuys") : t(`kinds.${value}`),
        }))}
      />
      {materials === "EXTRA" && <FormMoneyField name="materialsMinor" label={t("materialsPrice")} />}
    </>
  );
}

/** Of a running job the agreed time stands below: it is no longer open whether it is said. */
function StartField({ offer }: { offer: OfferView }) {
  const t = useTranslations("other-terms.form");
  const job = useTranslations("other-terms.job.form");
  const { start } = useOfferFormat();
  const words =
    offer.status === "ACCEPTED" ? { help: job("agreed", { start: start(offer) }) } : { hint: t("optional") };
  return <FormDateField name="availableFrom" label={t("start")} minDate={useToday()} {...words} />;
}

const PROPOSED = ["priceMinor", "estimatedHours", "materials", "materialsMinor", "availableFrom"] as const;

/** Whether anything would be other than it is. */
function useIsChanged(offer: OfferView): boolean {
  const values = useWatch<NewProposal, typeof PROPOSED>({ name: PROPOSED });
  return PROPOSED.some((name, index) => (values[index] ?? null) !== offer[name]);
}

function ProposeButton({ offer }: { offer: OfferView }) {
  const t = useTranslations("other-terms.form");
  const locale = useLocale();
  const { control } = useFormContext<NewProposal>();
  const { priceType = "FIXED", priceMinor, materials = "INCLUDED", ...rest } = useWatch({ control });
  const total =
    typeof priceMinor === "number" ? offerTotalMinor({ priceType, priceMinor, materials, ...rest }) : 0;
  const isChanged = useIsChanged(offer);
  const isKnown = total > 0 && total <= OFFER_LIMITS.totalMinor;
  const price = formatMoney(total, locale, priceStyle({ ...offer, priceType }));
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <SubmitButton disabled={!isChanged} busyLabel={t("busy")}>
        {isKnown ? t("submitFor", { price }) : t("submit")}
      </SubmitButton>
      {!isChanged && (
        <Typography variant="caption" sx={{ color: "surface.muted", textAlign: "center" }}>
          {t("unchanged")}
        </Typography>
      )}
    </Box>
  );
}
