import BuildRounded from "@mui/icons-material/BuildRounded";
import CelebrationRounded from "@mui/icons-material/CelebrationRounded";
import CleaningServicesRounded from "@mui/icons-material/CleaningServicesRounded";
import ElectricalServicesRounded from "@mui/icons-material/ElectricalServicesRounded";
import FormatPaintRounded from "@mui/icons-material/FormatPaintRounded";
import HandymanRounded from "@mui/icons-material/HandymanRounded";
import LaptopMacRounded from "@mui/icons-material/LaptopMacRounded";
import LocalShippingRounded from "@mui/icons-material/LocalShippingRounded";
import PetsRounded from "@mui/icons-material/PetsRounded";
import PlumbingRounded from "@mui/icons-material/PlumbingRounded";
import SchoolRounded from "@mui/icons-material/SchoolRounded";
import YardRounded from "@mui/icons-material/YardRounded";
import type { SvgIconComponent } from "@mui/icons-material";
import { HexMask } from "./HexMask";

/** The twelve category icons by the name that is stored with a category. */
const ICONS: Partial<Record<string, SvgIconComponent>> = {
  CleaningServices: CleaningServicesRounded,
  Handyman: HandymanRounded,
  FormatPaint: FormatPaintRounded,
  Plumbing: PlumbingRounded,
  ElectricalServices: ElectricalServicesRounded,
  Yard: YardRounded,
  LocalShipping: LocalShippingRounded,
  Build: BuildRounded,
  Pets: PetsRounded,
  School: SchoolRounded,
  Celebration: CelebrationRounded,
  LaptopMac: LaptopMacRounded,
};

type Props = { icon: string; size?: number; tile?: boolean };

/** A category's icon. `tile` puts it into a honey hexagon of twice its size. */
export function CategoryIcon({ icon, size = 24, tile = false }: Props) {
  const Icon = ICONS[icon] ?? HandymanRounded;
  const glyph = <Icon aria-hidden sx={{ fontSize: size }} />;
  return tile ? <HexMask size={size * 2}>{glyph}</HexMask> : glyph;
}
