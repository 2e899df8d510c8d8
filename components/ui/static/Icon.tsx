import { Box, type StaticProps } from "./Box";
import { ICONS } from "./icons";

export type IconName = keyof typeof ICONS;

type Props = { name: IconName; sx?: StaticProps<"svg">["sx"]; title?: string };

/** An icon of Material Icons (Rounded), as large as its text says. Decoration: what is beside it carries the name. */
export function Icon({ name, sx }: Props) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      sx={
        [
          { width: "1em", height: "1em", fontSize: 24, fill: "currentColor", flex: "none" },
          ...(Array.isArray(sx) ? sx : [sx]),
        ] as StaticProps<"svg">["sx"]
      }
    >
      {ICONS[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </Box>
  );
}
