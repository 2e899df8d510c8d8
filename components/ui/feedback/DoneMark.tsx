import CheckRounded from "@mui/icons-material/CheckRounded";
import { HexMask } from "../display/HexMask";

/** The check above what has just been done: green, or in honey where others act next. */
export function DoneMark({ tone = "success" }: { tone?: "success" | "honey" }) {
  return (
    <HexMask size={72} tone={tone} aria-hidden sx={{ mb: 4, "& svg": { fontSize: 40 } }}>
      <CheckRounded />
    </HexMask>
  );
}
