"use client";

import EditOutlined from "@mui/icons-material/EditOutlined";
import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BELOW_TABLETS, FROM_TABLETS } from "@/components/offers/OfferTable";
import { ShortFacts } from "@/components/questions/ShortFacts";
import { Button } from "@/components/ui/actions/Button";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { Link } from "@/lib/i18n/navigation";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { TenderFactList } from "./TenderFactList";
import { TenderMoves } from "./TenderMoves";

const FACTS_ID = "tender-facts";

/** Opens what is folded away on a phone, where the offers come first. */
export type Fold = { isOpen: boolean; onToggle: () => void };

type Props = {
  tender: TenderView;
  /** Only while offers are compared. */
  fold: Fold | null;
  /** While nothing has come yet the facts stand below, with what the client wrote. */
  hasFacts: boolean;
};

/** The head of a tender as its creator sees it: how it stands, what was asked for, and what can be done with it. */
export function OwnTenderHead({ tender, fold, hasFacts }: Props) {
  const t = useTranslations("tenders.detail");
  return (
    <PageHeader
      title={tender.title}
      back={{ href: "/account/tenders/created-by-me", label: t("myTenders") }}
      text={
        <Box sx={{ display: "grid", gap: 3, mt: 2 }}>
          <State tender={tender} />
          {hasFacts && <Facts tender={tender} fold={fold} />}
        </Box>
      }
      actions={
        <>
          {fold && <FoldButton {...fold} />}
          {tender.may.includes("edit") && <EditButton tenderId={tender.id} isShort={fold !== null} />}
          <TenderMoves tender={tender} />
        </>
      }
    />
  );
}

function State({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.detail");
  const isSeen = tender.status === "NEW" && Boolean(tender.viewCount);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "center" }}>
      <StatusChip status={tender.status} />
      <Typography component="span" variant="caption" sx={{ color: "surface.muted" }}>
        {t("posted")} <RelativeTime at={tender.createdAt} />
        {isSeen && <> · {t("seen", { count: tender.viewCount ?? 0 })}</>}
      </Typography>
    </Box>
  );
}

function Facts({ tender, fold }: Pick<Props, "tender" | "fold">) {
  return (
    <Box id={FACTS_ID} sx={fold && !fold.isOpen ? FROM_TABLETS : undefined}>
      <TenderFactList tender={tender} />
      {fold && <ShortFacts answers={tender.answers} contentLang={tender.contentLang} />}
    </Box>
  );
}

function FoldButton({ isOpen, onToggle }: Fold) {
  const t = useTranslations("tenders.detail");
  return (
    <Box sx={BELOW_TABLETS}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={FACTS_ID}
        onClick={onToggle}
        endIcon={<ExpandMoreRounded sx={isOpen ? { transform: "scaleY(-1)" } : undefined} />}
      >
        {t("see")}
      </Button>
    </Box>
  );
}

/** Short, it shows its sign alone on a phone: the three stand in one row there. */
function EditButton({ tenderId, isShort }: { tenderId: string; isShort: boolean }) {
  const t = useTranslations("tenders.detail");
  return (
    <Button
      variant="outlined"
      component={Link}
      href={`/account/tenders/${tenderId}/edit`}
      startIcon={<EditOutlined />}
      aria-label={isShort ? t("edit") : undefined}
      sx={isShort ? { minWidth: 44, px: { xs: 2.5, md: "18px" } } : undefined}
    >
      {isShort ? <Box sx={FROM_TABLETS}>{t("edit")}</Box> : t("edit")}
    </Button>
  );
}
