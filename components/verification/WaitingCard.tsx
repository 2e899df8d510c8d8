"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { Button } from "@/components/ui/actions/Button";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { Lightbox } from "@/components/ui/media/Lightbox";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { DOT } from "@/components/ui/styles/dot";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { kindOf } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";
import type { VerificationEntry } from "@/lib/verification/schema";
import { DocumentPicture } from "./DocumentPicture";

const ApproveDialog = lazyComponent(() =>
  import(/* webpackPrefetch: true */ "./ApproveDialog").then((file) => file.ApproveDialog),
);
const RejectDialog = lazyComponent(() =>
  import(/* webpackPrefetch: true */ "./RejectDialog").then((file) => file.RejectDialog),
);

type Props = {
  entry: VerificationEntry;
  /** The signed URLs of the pictures have expired. */
  onExpired: () => void;
};

/** Both sides, next to each other where they can be read so; a click opens the lightbox. */
function Pictures({ entry: { front, back, person }, onExpired }: Props) {
  const t = useTranslations("verification");
  const [opened, setOpened] = useState<string | null>(null);
  const sides = [
    { file: front, alt: t("pictures.front") },
    { file: back, alt: t("pictures.back") },
  ].filter((side): side is { file: FileView; alt: string } => side.file !== null);
  // With the newest signed URLs, which the list refetches in time.
  const photos = sides.map(({ file }) => file).filter(({ mimeType }) => kindOf(mimeType) === "PHOTO");
  const index = photos.findIndex(({ publicId }) => publicId === opened);
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
      {sides.map(({ file, alt }) => (
        <DocumentPicture
          key={file.publicId}
          file={file}
          alt={alt}
          onExpired={onExpired}
          onEnlarge={() => setOpened(file.publicId)}
        />
      ))}
      {index >= 0 && (
        <Lightbox
          photos={photos}
          alt={person.name}
          index={index}
          onIndex={(next) => setOpened(photos[next]?.publicId ?? null)}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );
}

function Facts({ entry: { person, kind, documentType, updatedAt } }: { entry: VerificationEntry }) {
  const t = useTranslations("verification");
  return (
    <Box sx={{ display: "grid", gap: 2, overflowWrap: "anywhere" }}>
      {person.businessName && <Box sx={{ typography: "body2" }}>{person.businessName}</Box>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <InfoChip tone="info">{t(`kinds.${kind}.title`)}</InfoChip>
        <InfoChip>{t(`documents.${documentType}.title`)}</InfoChip>
      </Box>
      <Box sx={{ typography: "body2", color: "text.secondary" }}>
        {t(`admin.roles.${person.role}`)}
        {DOT}
        <PersonRecordLink person={{ id: person.id, name: person.email }} />
        {DOT}
        <RelativeTime at={updatedAt} />
      </Box>
    </Box>
  );
}

/** A pending document: its owner, both pictures, and the decision. */
export function WaitingCard({ entry, onExpired }: Props) {
  const t = useTranslations("verification.admin");
  const [openDialog, setOpenDialog] = useState<"approve" | "reject" | null>(null);
  return (
    <SectionCard title={entry.person.name}>
      <Facts entry={entry} />
      <Pictures entry={entry} onExpired={onExpired} />
      <Box
        sx={{ display: "flex", flexWrap: "wrap", gap: 3, "& > *": { flex: { xs: "1 1 auto", sm: "none" } } }}
      >
        <Button variant="contained" onClick={() => setOpenDialog("approve")}>
          {t("approve")}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setOpenDialog("reject")}>
          {t("reject")}
        </Button>
      </Box>
      {openDialog === "approve" && <ApproveDialog entry={entry} onClose={() => setOpenDialog(null)} />}
      {openDialog === "reject" && <RejectDialog entry={entry} onClose={() => setOpenDialog(null)} />}
    </SectionCard>
  );
}
