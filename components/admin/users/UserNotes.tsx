"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { DOT } from "@/components/ui/styles/dot";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { UserRecord } from "@/lib/admin/users/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

const LazyUserNoteForm = lazyComponent(() => import("./UserNoteForm").then((file) => file.UserNoteForm), {
  fallback: <CardSkeleton count={1} />,
});

/** What admins have noted about a person for each other, and the form for one more. */
export function UserNotes({ found: { person, notes } }: { found: UserRecord }) {
  const t = useTranslations("admin-users.notes");
  const nameOf = usePersonName();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard title={t("title")} text={t("text")}>
      {notes.map(({ id, author, text, createdAt }) => (
        <Box key={id} sx={{ overflowWrap: "anywhere" }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {nameOf(author)}
            {DOT}
            <RelativeTime at={createdAt} />
          </Typography>
          <Typography sx={{ whiteSpace: "pre-line" }}>{text}</Typography>
        </Box>
      ))}
      {isOpen ? (
        <LazyUserNoteForm userId={person.id} onDone={() => setIsOpen(false)} />
      ) : (
        <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ justifySelf: { sm: "start" } }}>
          {t("add")}
        </Button>
      )}
    </SectionCard>
  );
}
