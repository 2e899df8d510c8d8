import { useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { Logo } from "@/components/ui/display/Logo";

/**
 * Splash screen over the static page while a stored token is being checked. It is shown by an attribute that
 * PreloadScript sets before the first paint, so visitors never see it.
 */
export function SplashScreen() {
  const t = useTranslations("common.frame");
  return (
    <Box
      role="status"
      aria-label={t("loading")}
      sx={{
        display: "none",
        "html[data-session=checking] &": { display: "grid" },
        position: "fixed",
        inset: 0,
        zIndex: "modal",
        placeItems: "center",
        bgcolor: "background.default",
        "@keyframes tb-hover": { "50%": { transform: "translateY(-10px) rotate(4deg)" } },
        "& > span": { animation: "tb-hover 1.6s cubic-bezier(.4,0,.2,1) infinite" },
      }}
    >
      <Logo size={72} withName={false} />
    </Box>
  );
}
