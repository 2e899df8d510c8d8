import BlockRounded from "@mui/icons-material/BlockRounded";
import ContrastRounded from "@mui/icons-material/ContrastRounded";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import DevicesRounded from "@mui/icons-material/DevicesRounded";
import DownloadRounded from "@mui/icons-material/DownloadRounded";
import EventBusyRounded from "@mui/icons-material/EventBusyRounded";
import FlagOutlined from "@mui/icons-material/FlagOutlined";
import IosShareRounded from "@mui/icons-material/IosShareRounded";
import KeyRounded from "@mui/icons-material/KeyRounded";
import LanguageRounded from "@mui/icons-material/LanguageRounded";
import MailOutlineRounded from "@mui/icons-material/MailOutlineRounded";
import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import NotificationsNoneRounded from "@mui/icons-material/NotificationsNoneRounded";
import PhonelinkLockRounded from "@mui/icons-material/PhonelinkLockRounded";
import PersonOutlineRounded from "@mui/icons-material/PersonOutlineRounded";
import TranslateRounded from "@mui/icons-material/TranslateRounded";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import type { SettingsSection } from "./settings-groups";

/** The icon of each section of the settings. */
export const SECTION_ICONS: Record<SettingsSection, SvgIconComponent> = {
  personal: PersonOutlineRounded,
  email: MailOutlineRounded,
  password: KeyRounded,
  twoStep: PhonelinkLockRounded,
  sessions: DevicesRounded,
  referral: IosShareRounded,
  mails: NotificationsNoneRounded,
  push: NotificationsActiveOutlined,
  language: LanguageRounded,
  translations: TranslateRounded,
  scheme: ContrastRounded,
  visibility: VisibilityOutlined,
  blocks: BlockRounded,
  reports: FlagOutlined,
  export: DownloadRounded,
  delete: DeleteOutlineRounded,
  away: EventBusyRounded,
};
