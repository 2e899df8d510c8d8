import { Box } from "./Box";
import { Icon, type IconName } from "./Icon";
import { ICONS } from "./icons";
import { hexStyles } from "../styles/styles";

/** Whether there is a drawing of that name. */
function isDrawn(icon: string): icon is IconName {
  return icon in ICONS;
}

/** A category's picture in a honey hexagon; a category newer than the drawings gets a tool. */
export function SubcategoryIcon({ icon, size = 24 }: { icon: string; size?: number }) {
  return (
    <Box component="span" sx={hexStyles(size * 2)}>
      <Icon name={isDrawn(icon) ? icon : "Handyman"} sx={{ fontSize: size }} />
    </Box>
  );
}
