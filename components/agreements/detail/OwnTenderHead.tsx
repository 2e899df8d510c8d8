"use client";

import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { DisputedChip } from "@/components/disputes/DisputedChip";
import { useIsDisputed } from "@/components/disputes/use-is-disputed";
import { FROM_TABLETS } from "@/components/offers/compared-from";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { DottedLine } from "@/components/ui/layout/DottedLine";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { useDateText } from "@/components/ui/display/use-date-text";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { Note } from "@/components/ui/feedback/Note";
import { toReasons } from "@/components/reports/to-reasons";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { TenderFactList } from "./TenderFactList";
import { TenderMoves } from "./TenderMoves";

type Props = { tender: TenderView };

/** The head of a tender as its creator sees it: how it stands, where, when and how much, and what can be done with it. */
export function OwnTenderHead({ tender }: Props) {
  const t = useTranslations("tenders.detail");
  return (
    <PageHeader
      title={tender.title}
      back={{ href: "/account/tenders/created-by-me", label: t("myTenders") }}
      text={
        <Box sx={{ display: "grid", gap: 2.5, mt: 2 }}>
          <State tender={tender} />
          {tender.hiddenAt && <HiddenNote />}
          <TenderFactList tender={tender} />
        </Box>
      }
      actions={
        <>
          {tender.may.includes("edit") && <EditButton tenderId={tender.id} />}
          <TenderMoves tender={tender} />
        </>
      }
      areActionsAbove
    />
  );
}

/** Why others do not see it stands with the decisions about what the client wrote. */
function HiddenNote() {
  const t = useTranslations("tenders.detail");
  return <Note tone="warning">{t.rich("hiddenOwn", { link: toReasons })}</Note>;
}

function State({ tender }: Props) {
  const t = useTranslations("tenders.detail");
  const dateText = useDateText();
  const isDisputed = useIsDisputed(tender);
  const { canceledAt } = tender;
  const isSeen = tender.status === "NEW" && Boolean(tender.viewCount);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 1.5, alignItems: "center" }}>
      <StatusChip status={tender.status} />
      {isDisputed && <DisputedChip />}
      <DottedLine>
        {canceledAt && (
          <span>
            {t("canceledOn", { date: dateText(new Date(canceledAt), { day: "numeric", month: "short" }) })}
          </span>
        )}
        <span>
          {t("posted")} <RelativeTime at={tender.createdAt} />
        </span>
        {isSeen && <span>{t("seen", { count: tender.viewCount ?? 0 })}</span>}
      </DottedLine>
    </Box>
  );
}

/** Its sign alone on a phone, where it stands beside the back link. */
function EditButton({ tenderId }: { tenderId: string }) {
  const t = useTranslations("tenders.detail");
  return (
    <ButtonLink
      variant="outlined"
      href={`/account/tenders/${tenderId}/edit`}
      startIcon={<EditOutlined />}
      aria-label={t("edit")}
      sx={{ minWidth: 44, px: { xs: 2.5, md: "18px" } }}
    >
      <Box sx={FROM_TABLETS}>{t("edit")}</Box>
    </ButtonLink>
  );
}
