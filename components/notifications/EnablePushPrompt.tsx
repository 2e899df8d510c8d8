import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import { usePush } from "@/lib/notifications/push/queries";

/** Offers push notifications; there only where they are available and not switched on. */
export function EnablePushPrompt() {
  const t = useTranslations("push");
  const { state, isBusy, isRefused, turnOn } = usePush();
  if (isRefused) return <Note role="status">{t("blocked")}</Note>;
  if (state !== "off") return null;
  return (
    <Button
      variant="text"
      color="secondary"
      startIcon={<NotificationsActiveOutlined />}
      disabled={isBusy}
      onClick={turnOn}
    >
      {t("turnOn")}
    </Button>
  );
}
