import Box from "@mui/material/Box";
import { chipStyles } from "./InfoChip";

type Props = { icon?: React.ReactNode; children: React.ReactNode };

/** Chip with a reason why a tender is for this BEE: "Your trade", "4 km away", a price that waits for an answer. */
export function MatchReasonChip({ icon, children }: Props) {
  return (
    <Box component="span" sx={{ ...chipStyles, bgcolor: "honey.tint", color: "honey.text" }}>
      {icon}
      {children}
    </Box>
  );
}
