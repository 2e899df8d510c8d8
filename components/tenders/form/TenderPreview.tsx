"use client";

import AccessTimeRounded from "@mui/icons-material/AccessTimeRounded";
import EventRounded from "@mui/icons-material/EventRounded";
import PlaceOutlined from "@mui/icons-material/PlaceOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { cardStyles } from "@/components/ui/styles/styles";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AnswerFacts } from "@/components/questions/AnswerFacts";
import { useProposal } from "@/components/questions/use-proposal";
import { SubcategoryPicture } from "@/components/categories/SubcategoryPicture";
import { RHYTHM } from "@/lib/tenders/constants";
import { DEFAULT_LANGUAGE } from "@/lib/i18n/languages";
import type { FileView } from "@/lib/files/schema";
import { BudgetText } from "../BudgetText";
import { useFolds } from "./FoldProvider";
import { useDraftFormat } from "./format";
import { useTouchedSteps, type Step } from "./steps";
import { useMissingSteps } from "./use-missing-steps";
import type { ChosenSubcategory } from "./format";

type Props = { chosen: ChosenSubcategory; files: { photos: readonly FileView[] } };

/** The card as BEEs will see it, changing with every key. */
export function TenderPreview({ chosen, files }: Props) {
  const t = useTranslations("tenders.form");
  const { content, title, where, when, slots } = useDraftFormat();
  const isSaid = useIsSaid();
  const missing = useMissingSteps();
  // How often stands by the day.
  const facts = useProposal().facts.filter(({ key }) => key !== RHYTHM.question);
  const photo = files.photos.find((candidate) => candidate.publicId === content.photoIds?.[0]);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="caption" sx={{ fontWeight: 600, color: "text.secondary" }}>
        {t("preview")}
      </Typography>
      <Box sx={{ ...cardStyles, overflow: "hidden" }}>
        <Box
          sx={{
            height: 140,
            bgcolor: "honey.tint",
            // On a low screen the button below stays in view.
            ...(facts.length > 0 && { "@media (max-height: 860px)": { display: "none" } }),
          }}
        >
          {photo ? (
            <Box component="img" src={photo.url} alt="" sx={{ width: 1, height: 140, objectFit: "cover" }} />
          ) : (
            <SubcategoryPicture slug={chosen.subcategory.slug} sx={{ width: 1, height: 140 }} />
          )}
        </Box>
        <Box sx={{ p: 5, display: "grid", gap: 2 }}>
          <Typography variant="caption" sx={{ color: "surface.muted" }}>
            {chosen.category.name}, {chosen.subcategory.name}
          </Typography>
          <Typography variant="h6" component="p">
            {title || t("previewTitle")}
          </Typography>
          <PreviewFact icon={<PlaceOutlined />} isQuiet={!isSaid("where")}>
            {where}
          </PreviewFact>
          <PreviewFact icon={<EventRounded />} isQuiet={!isSaid("when")}>
            {when}
          </PreviewFact>
          <PreviewFact icon={<AccessTimeRounded />} isQuiet={!isSaid("when")}>
            {slots}
          </PreviewFact>
          <AnswerFacts isDense answers={facts} contentLang={content.contentLang ?? DEFAULT_LANGUAGE} />
          <Box sx={[budget, (!isSaid("budget") || missing.includes("budget")) && quiet]}>
            {missing.includes("budget") ? (
              <Typography variant="body2">{t("review.open")}</Typography>
            ) : (
              <BudgetText tender={content} isOwn />
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const quiet = { color: "surface.muted" } as const;
const budget = { borderTop: 1, borderColor: "divider", pt: 3, mt: 1 } as const;

/** Whether the person came past a step, or filled it: what stands there before is what is assumed. */
function useIsSaid(): (step: Step) => boolean {
  const { passed } = useFolds();
  const touched = useTouchedSteps();
  return (step) => passed.includes(step) || touched.includes(step);
}

type FactProps = { icon: ReactNode; isQuiet: boolean; children: ReactNode };

function PreviewFact({ icon, isQuiet, children }: FactProps) {
  return (
    <Typography
      variant="body2"
      sx={{
        display: "flex",
        gap: 2,
        color: isQuiet ? "surface.muted" : "text.primary",
        "& svg": { fontSize: 20, color: "surface.muted" },
      }}
    >
      {icon}
      {children}
    </Typography>
  );
}
