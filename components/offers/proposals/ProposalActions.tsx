"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Link } from "@/lib/i18n/navigation";
import { totalText } from "@/lib/offers/presentation";
import type { ProposalAnswer } from "@/lib/offers/proposals/constants";
import { useAnswerProposal } from "@/lib/offers/proposals/queries";
import type { ProposalView } from "@/lib/offers/proposals/schema";
import type { OfferView } from "@/lib/offers/schema";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { changeOfferHref } from "../format";
import { TEXT_BUTTON } from "./text-button";

type Props = {
  offer: OfferView;
  proposal: ProposalView;
  /** Opens the form of the offer where it is on the same page. */
  onAnswer?: (() => void) | undefined;
};

const WIDE = { flex: "1 1 max-content", px: 3 };

const DONE = { ACCEPT: "answers.agreed", KEEP: "answers.kept", WITHDRAW: "answers.takenBack" } as const;
const DONE_IN_JOB = { ...DONE, ACCEPT: "job.agreed", KEEP: "job.stays" } as const;

function useGivenAnswer({ offer, proposal }: Props) {
  const t = useTranslations("other-terms");
  const done = proposal.duringJob ? DONE_IN_JOB : DONE;
  const { mutate, isPending, variables } = useAnswerProposal((answer) => toast.success(t(done[answer])));
  const give = (answer: ProposalAnswer) =>
    mutate({ proposalId: proposal.id, answer, version: offer.version });
  const isGiving = (answer: ProposalAnswer) => isPending && variables.answer === answer;
  return { give, isGiving, isPending };
}

/** What the one whose turn it is can do with an open proposal: the other answers it, who proposed takes it back. */
export function ProposalActions(props: Props) {
  const { proposal } = props;
  return (
    <>
      <OpenUntil {...props} />
      {proposal.may.includes("ACCEPT") && <Answers {...props} />}
    </>
  );
}

/** Until when it is open; for the one who proposed with the way to take it back. */
export function OpenUntil(props: Props) {
  const t = useTranslations("other-terms.answers");
  const dateText = useDateText();
  const { give, isGiving } = useGivenAnswer(props);
  const { expiresAt, may } = props.proposal;
  const date = dateText(new Date(expiresAt), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
      <Typography variant="caption" sx={{ color: "surface.muted" }}>
        {t("openUntil", { date })}
      </Typography>
      {may.includes("WITHDRAW") && (
        <BusyButton
          variant="text"
          size="small"
          busy={isGiving("WITHDRAW")}
          onClick={() => give("WITHDRAW")}
          sx={TEXT_BUTTON}
        >
          {t("takeBack")}
        </BusyButton>
      )}
    </Box>
  );
}

/** Agreeing names the price, unless a job changes in something else; what is agreed is kept without a number. */
function useAnswerLabels({ offer, proposal }: Props) {
  const t = useTranslations("other-terms");
  const locale = useLocale();
  const { repeats } = offer;
  const { duringJob, totalMinor } = proposal;
  const price = totalText({ ...proposal, repeats }, locale);
  return {
    agree: duringJob && totalMinor === offer.totalMinor ? t("job.agree") : t("answers.agree", { price }),
    keep: duringJob ? t("job.keep") : t("answers.keep", { price: totalText(offer, locale) }),
  };
}

function Answers(props: Props) {
  const t = useTranslations("other-terms.answers");
  const labels = useAnswerLabels(props);
  const { give, isGiving, isPending } = useGivenAnswer(props);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <BusyButton
        variant="contained"
        busy={isGiving("ACCEPT")}
        disabled={isPending}
        busyLabel={t("busy")}
        onClick={() => give("ACCEPT")}
        sx={WIDE}
      >
        {labels.agree}
      </BusyButton>
      {!props.proposal.duringJob && <AnswerWithOthers {...props} />}
      <BusyButton
        variant="text"
        busy={isGiving("KEEP")}
        disabled={isPending}
        busyLabel={t("busy")}
        onClick={() => give("KEEP")}
        sx={WIDE}
      >
        {labels.keep}
      </BusyButton>
    </Box>
  );
}

/** The way to the form of the offer, which the BEE changes until it is accepted. */
function AnswerWithOthers({ offer, onAnswer }: Props) {
  const t = useTranslations("other-terms.answers");
  if (onAnswer)
    return (
      <Button variant="outlined" onClick={onAnswer} sx={WIDE}>
        {t("answer")}
      </Button>
    );
  return (
    <Button variant="outlined" component={Link} href={changeOfferHref(offer.tenderId)} sx={WIDE}>
      {t("answer")}
    </Button>
  );
}
