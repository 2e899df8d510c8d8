import Box from "@mui/material/Box";
import { chipStyles } from "./InfoChip";

/** Chip with a reason why a tender matches this BEE: "Your trade", "4 km away". */
export function MatchReasonChip({ children }: { children: React.ReactNode }) {
  return (
    <Box component="span" sx={{ ...chipStyles, bgcolor: "honey.tint", color: "honey.text" }}>
      {children}
    </Box>
  );
}
