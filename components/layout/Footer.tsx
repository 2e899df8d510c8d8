"use client";

import FacebookRounded from "@mui/icons-material/FacebookRounded";
import Instagram from "@mui/icons-material/Instagram";
import LinkedIn from "@mui/icons-material/LinkedIn";
import Twitter from "@mui/icons-material/Twitter";
import YouTube from "@mui/icons-material/YouTube";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Logo } from "@/components/ui/Logo";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { FOOTER_COLUMNS, FOOTER_PATHS, type FooterEntry } from "./routes";

const NETWORKS = {
  Facebook: FacebookRounded,
  Instagram,
  LinkedIn,
  Twitter,
  YouTube,
} as const;

/** The operator's pages elsewhere, by the network's name; only what is configured is shown. */
export type SocialLinks = Partial<Record<keyof typeof NETWORKS, string>>;

/** Only pages that ask for it carry the footer (specification 2). It is ink in both schemes. */
export function Footer({ social, builtIn }: { social: SocialLinks; builtIn: number }) {
  const t = useTranslations("common.footer");
  const pathname = usePathname();
  // The page may have been built last year.
  const year = useSyncExternalStore(never, currentYear, () => builtIn);
  if (!FOOTER_PATHS.includes(pathname)) return null;
  return (
    <Box
      component="footer"
      sx={{ bgcolor: "#12151B", color: "#C3C9D4", fontSize: "0.875rem", lineHeight: "22px" }}
    >
      <Box sx={{ maxWidth: 1200, mx: "auto", px: { xs: 4, md: 6 } }}>
        <Box
          sx={{
            display: "grid",
            gap: { xs: "28px 20px", md: 10 },
            gridTemplateColumns: { xs: "1fr 1fr", md: "1.7fr 1fr 1fr" },
            pt: { xs: 10, md: 14 },
            pb: { xs: 6, md: 10 },
          }}
        >
          <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, maxWidth: 420 }}>
            <Box sx={{ color: "#FFFFFF" }}>
              <Logo />
            </Box>
            <Box component="p" sx={{ m: 0, mt: 4 }}>
              {t("mission")}
            </Box>
            <Social links={social} />
          </Box>
          {FOOTER_COLUMNS.map((column) => (
            <Column key={column.title} title={t(column.title)} entries={column.entries} />
          ))}
        </Box>
        <Box sx={{ borderTop: "1px solid #2C333E", py: 5, color: "#8D95A5" }}>
          {t("copyright", { year: String(year) })}
        </Box>
      </Box>
    </Box>
  );
}

const never = () => () => undefined;
const currentYear = () => new Date().getFullYear();

function Column({ title, entries }: { title: string; entries: readonly FooterEntry[] }) {
  const t = useTranslations("common.footer");
  return (
    <Box component="nav" aria-label={title}>
      <Box component="h2" sx={{ m: 0, mb: 1, color: "#FFFFFF", typography: "subtitle2" }}>
        {title}
      </Box>
      {entries.map(({ href, label, locale }) => (
        <Box
          key={label}
          component={Link}
          href={href}
          locale={locale}
          sx={{
            display: "flex",
            alignItems: "center",
            minHeight: { xs: 44, md: 36 },
            color: "inherit",
            textDecoration: "none",
            "&:hover": { color: "#FFFFFF" },
            "&:focus-visible": { outlineColor: "#FFFFFF" },
          }}
        >
          {t(label)}
        </Box>
      ))}
    </Box>
  );
}

function Social({ links }: { links: SocialLinks }) {
  const t = useTranslations("common.footer");
  return (
    <Box sx={{ display: "flex", gap: 2, mt: 5, "&:empty": { display: "none" } }}>
      {(Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).map((network) => {
        const Icon = NETWORKS[network];
        const href = links[network];
        return href ? (
          <IconButton
            key={network}
            component="a"
            href={href}
            rel="noreferrer"
            target="_blank"
            aria-label={t("social", { network })}
            sx={{ border: "1px solid #333A46", color: "#E5E8ED", "&:hover": { bgcolor: "#1C2129" } }}
          >
            <Icon />
          </IconButton>
        ) : null;
      })}
    </Box>
  );
}
