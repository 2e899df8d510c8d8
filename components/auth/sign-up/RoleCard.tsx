"use client";

import Box from "@mui/material/Box";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { RolePicture } from "./RolePicture";

type Props = {
  role: "CLIENT" | "PRO";
  title: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

const roleCardStyles = (isChosen: boolean) => ({
  display: "grid",
  gridTemplateColumns: { xs: "76px minmax(0, 1fr) 24px", md: "108px minmax(0, 1fr) 24px" },
  gap: { xs: 3.5, md: 5 },
  alignItems: "center",
  p: { xs: "16px 14px", md: 5 },
  border: 2,
  borderColor: isChosen ? "secondary.main" : "surface.outlineSoft",
  borderRadius: "18px",
  bgcolor: isChosen ? "honey.tint" : "background.paper",
  cursor: "pointer",
  transition: "background-color 150ms, border-color 150ms",
  "&:has(:focus-visible)": { outline: 2, outlineColor: "secondary.main", outlineOffset: 2 },
});

/** One of the two large radio cards of the first step. */
export function RoleCard({ role, title, text, isChosen, onChoose }: Props) {
  const titleId = `role-${role}`;
  return (
    <Box component="label" sx={roleCardStyles(isChosen)}>
      <RolePicture role={role} />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={titleId} variant="h5" component="span" sx={{ display: "block" }}>
          {title}
        </Typography>
        <Typography
          id={`${titleId}-text`}
          variant="body2"
          component="span"
          sx={{ display: "block", color: "text.secondary", mt: 1 }}
        >
          {text}
        </Typography>
      </Box>
      <Radio
        name="role"
        value={role}
        checked={isChosen}
        onChange={onChoose}
        color="secondary"
        sx={{ p: 0, m: 0 }}
        slotProps={{ input: { "aria-labelledby": titleId, "aria-describedby": `${titleId}-text` } }}
      />
    </Box>
  );
}
