"use client";

import PictureAsPdfOutlined from "@mui/icons-material/PictureAsPdfOutlined";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { AnswerFacts } from "@/components/questions/AnswerFacts";
import { TenderText } from "@/components/tenders/TenderText";
import { Button } from "@/components/ui/actions/Button";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { BESIDE } from "@/components/ui/styles/styles";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** What the client wrote, with pictures and papers. The text carries its own language. */
export function TenderContentCard({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.detail");
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        gridTemplateColumns: "minmax(0, 1fr)",
        ...(tender.photos.length > 0 && {
          [BESIDE]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" },
        }),
      }}
    >
      <SectionCard title={t("description")}>
        <AnswerFacts answers={tender.answers} contentLang={tender.contentLang} />
        <TenderText tender={tender} />
        <TenderDocuments tender={tender} />
      </SectionCard>
      {tender.photos.length > 0 && (
        <SectionCard title={t("photos")}>
          <PhotoGallery photos={tender.photos} alt={tender.title} />
        </SectionCard>
      )}
    </Box>
  );
}

/** The client's PDF files, to open. */
export function TenderDocuments({ tender }: { tender: TenderView }) {
  if (tender.files.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {tender.files.map((file) => (
        <Button
          key={file.publicId}
          component="a"
          href={file.url}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          size="small"
          startIcon={<PictureAsPdfOutlined />}
        >
          {file.name}
        </Button>
      ))}
    </Box>
  );
}
