import Box from "@mui/material/Box";
import { chipShape } from "./InfoChip";

/** Why a tender is shown to this BEE: "Your trade", "4 km away". */
export function MatchReasonChip({ children }: { children: React.ReactNode }) {
  return (
    <Box component="span" sx={{ ...chipShape, bgcolor: "honey.tint", color: "honey.text" }}>
      {children}
    </Box>
  );
}
