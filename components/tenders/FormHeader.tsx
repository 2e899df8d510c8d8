"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { BackLink } from "../ui/actions/BackLink";

/** The id of the place that says when the draft was saved. */
export const DRAFT_SLOT = "draft-saved";

type Props = { title: string; back?: { href: string; label: string } };

/** Header of the form of a tender: on phones one quiet line, since each step has a title of its own. */
export function FormHeader({ title, back }: Props) {
  return (
    <Box
      component="header"
      sx={{
        mb: { xs: 0, md: 6 },
        minHeight: 44,
        display: "flex",
        flexWrap: { xs: "nowrap", md: "wrap" },
        alignItems: "center",
        columnGap: { xs: 1, md: 4 },
      }}
    >
      {back && (
        <Box sx={{ flex: "none", width: { md: 1 } }}>
          <BackLink {...back} isShort />
        </Box>
      )}
      <Typography
        component="h1"
        sx={{
          flex: "1 1 0",
          minWidth: 0,
          overflowWrap: "anywhere",
          typography: { xs: "subtitle2", md: "h2" },
          color: { xs: "text.secondary", md: "text.primary" },
        }}
      >
        {title}
      </Typography>
      <Box id={DRAFT_SLOT} sx={{ flex: "0 1 auto", minWidth: 0, textAlign: "end" }} />
    </Box>
  );
}
