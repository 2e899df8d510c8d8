import { HexMask } from "@/components/ui/display/HexMask";
import type { HexTone } from "@/components/ui/styles/styles";

type Props = { tone?: HexTone; children: React.ReactNode };

/** The sign above the title of a page that says what has happened, or what one press will do. */
export function AuthMark({ tone = "honey", children }: Props) {
  return (
    <HexMask size={72} tone={tone} aria-hidden sx={{ mb: 5, "& > svg": { fontSize: 36 } }}>
      {children}
    </HexMask>
  );
}
