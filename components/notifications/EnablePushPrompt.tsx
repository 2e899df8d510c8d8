import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Note } from "@/components/ui/feedback/Note";
import { usePush } from "@/lib/notifications/push/queries";

/** Offers to tell what happens while TenderBee is closed; there only where it can be had and is not switched on. */
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
