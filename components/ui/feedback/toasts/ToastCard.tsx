"use client";

import CheckCircleOutlineRounded from "@mui/icons-material/CheckCircleOutlineRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import InfoOutlineRounded from "@mui/icons-material/InfoOutlineRounded";
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Link } from "@/lib/i18n/navigation";
import type { ToastAction, ToastVariant } from "@/lib/platform/browser/reporting/toasts";

// The card is dark in both colour schemes, so its colours are those of the dark scheme.
const VARIANTS = {
  success: { Icon: CheckCircleOutlineRounded, color: "#5FD39A" },
  info: { Icon: InfoOutlineRounded, color: "#8FB6FF" },
  warning: { Icon: WarningAmberRounded, color: "#FFB020" },
  error: { Icon: ErrorOutlineRounded, color: "#FF8A95" },
} as const;
// Below the text on phones: beside it the text would be squeezed into a narrow column.
const actionStyles = {
  color: "#FFC74D",
  minHeight: 44,
  px: 2,
  flex: { xs: "1 0 calc(100% - 28px)", sm: "none" },
  order: { xs: 1, sm: 0 },
  justifyContent: "flex-start",
  my: { xs: -2, sm: "-10px" },
  ml: { xs: 7, sm: 0 },
  "&:hover": { bgcolor: "#2B303B" },
} as const;

type Props = {
  text: string;
  about?: string | undefined;
  variant: ToastVariant;
  action?: ToastAction | undefined;
  href?: string | undefined;
  actionLabel?: string | undefined;
  onFollow?: (() => void) | undefined;
  onClose: () => void;
  ref?: React.Ref<HTMLDivElement>;
};

/** A toast: coloured icon, text, at most one action and a close button. A live region, assertive for errors only. */
export function ToastCard({
  text,
  about,
  variant,
  action,
  href,
  actionLabel,
  onFollow,
  onClose,
  ref,
}: Props) {
  const t = useTranslations("common.frame");
  const { Icon, color } = VARIANTS[variant];
  const press = () => {
    action?.onClick();
    onClose();
  };
  const follow = () => {
    onFollow?.();
    onClose();
  };
  return (
    <Box ref={ref} role={variant === "error" ? "alert" : "status"} sx={card}>
      <Icon aria-hidden sx={{ color, flex: "none" }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {text}
        {about && (
          <Typography component="span" variant="body2" noWrap sx={{ display: "block", color: "#C3C9D3" }}>
            {about}
          </Typography>
        )}
      </Box>
      {action && (
        <Button variant="text" onClick={press} sx={actionStyles}>
          {action.label}
        </Button>
      )}
      {href && actionLabel && (
        <Button variant="text" component={Link} href={href} onClick={follow} sx={actionStyles}>
          {actionLabel}
        </Button>
      )}
      <IconButton
        aria-label={t("close")}
        onClick={onClose}
        sx={{ my: -2, mr: "-10px", color: "#FFFFFF", "&:hover": { bgcolor: "#2B303B" } }}
      >
        <CloseRounded sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
}

const card = {
  display: "flex",
  flexWrap: { xs: "wrap", sm: "nowrap" },
  alignItems: "center",
  gap: 3,
  width: { xs: "calc(100vw - 32px)", sm: 440 },
  minHeight: 52,
  px: 4,
  py: 3,
  borderRadius: "14px",
  bgcolor: "#171A21",
  border: "1px solid #2C333E",
  color: "#FFFFFF",
  fontSize: "0.9375rem",
  lineHeight: "1.25rem",
  boxShadow: 24,
};
