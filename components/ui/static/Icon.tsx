import type { StaticImageData } from "next/image";
import type { ICON_NAMES } from "./icon-names";
import sprite from "./icons.svg";
import shared from "./shared.module.css";

export type IconName = (typeof ICON_NAMES)[number];

const { src } = sprite as StaticImageData;

type Props = { name: IconName; size?: number; className?: string };

/** An icon of Material Icons (Rounded), `size` px wide. Decorative: the text beside it has the accessible name. */
export function Icon({ name, size, className = "" }: Props) {
  return (
    <svg
      {...(size && { style: { fontSize: size } })}
      className={`${shared.icon} ${className}`.trim()}
      aria-hidden="true"
    >
      <use href={`${src}#${name}`} />
    </svg>
  );
}
