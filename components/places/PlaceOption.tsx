import PlaceRounded from "@mui/icons-material/PlaceRounded";
import Box from "@mui/material/Box";
import type { PlaceView } from "@/lib/places/schema";
import { usePlaceMessages } from "./use-place-suggestions";

type Props = React.HTMLAttributes<HTMLLIElement> & { place: PlaceView };

/** One town in a list of suggestions: its name, and below it where that is. */
export function PlaceOption({ place, ...props }: Props) {
  const { nameOf, whereOf } = usePlaceMessages();
  return (
    <Box component="li" {...props} sx={{ display: "flex", gap: 3, minHeight: 52 }}>
      <PlaceRounded aria-hidden sx={{ fontSize: 20, color: "surface.muted", flex: "none" }} />
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Box sx={{ fontWeight: 600 }}>{nameOf(place)}</Box>
        <Box sx={{ fontSize: "0.8125rem", lineHeight: "1.125rem", color: "surface.muted" }}>
          {whereOf(place)}
        </Box>
      </Box>
    </Box>
  );
}
