"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { PRIVATE_AUDIENCES } from "@/lib/tenders/constants";

type Audience = (typeof PRIVATE_AUDIENCES)[number];
type Props = { name: string; audience: Audience; onChange: (audience: Audience) => void };

/** Says that a BEE the client has worked with sees the new tender first, and asks what follows. */
export function BookAgainNote({ name, audience, onChange }: Props) {
  const t = useTranslations("invitations.book");
  return (
    <Note tone="info">
      <Typography variant="subtitle1" component="h2">
        {t("first", { name })}
      </Typography>
      <Box sx={{ mt: 2 }}>
        <ChoiceChips
          label={t("after")}
          options={PRIVATE_AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          value={audience}
          onChange={onChange}
        />
      </Box>
    </Note>
  );
}
