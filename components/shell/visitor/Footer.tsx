import { useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { Icon } from "@/components/ui/static/Icon";
import { Logo } from "@/components/ui/display/Logo";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { CookieSettings } from "../cookies/CookieSettings";
import { CurrentYear } from "./CurrentYear";
import { FOOTER_COLUMNS, type FooterEntry } from "./public-routes";

const NETWORKS = ["Facebook", "Instagram", "LinkedIn", "Twitter", "YouTube"] as const;

/** The operator's pages elsewhere, by the network's name; only what is configured is shown. */
export type SocialLinks = Partial<Record<(typeof NETWORKS)[number], string>>;

const grid = {
  display: "grid",
  gap: { xs: "28px 20px", md: 10 },
  gridTemplateColumns: {
    xs: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
    md: `1.7fr repeat(${FOOTER_COLUMNS.length}, 1fr)`,
  },
  pt: { xs: 10, md: 14 },
  pb: { xs: 6, md: 10 },
};

/** The end of home, information and legal pages (specification 2). It is ink in both schemes. */
export function Footer({ social }: { social: SocialLinks }) {
  const t = useTranslations("common.footer");
  return (
    <Box
      component="footer"
      sx={{ bgcolor: "#12151B", color: "#C3C9D4", fontSize: "0.875rem", lineHeight: "1.375rem" }}
    >
      <Box sx={{ maxWidth: 1200, mx: "auto", px: { xs: 4, md: 6 } }}>
        <Box sx={grid}>
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
        <Box sx={closing}>
          <span>
            {t.rich("copyright", { year: () => <CurrentYear builtIn={new Date().getFullYear()} /> })}
          </span>
          <CookieSettings label={t("cookieSettings")} />
        </Box>
      </Box>
    </Box>
  );
}

const closing = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 6,
  borderTop: "1px solid #2C333E",
  py: 3.5,
  color: "#8D95A5",
  "& button": {
    minHeight: 44,
    m: 0,
    p: 0,
    border: 0,
    bgcolor: "transparent",
    color: "#C3C9D4",
    font: "inherit",
    cursor: "pointer",
    "&:hover": { color: "#FFFFFF" },
    "&:focus-visible": { outlineColor: "#FFFFFF" },
  },
};

const row = {
  display: "flex",
  alignItems: "center",
  minHeight: { xs: 44, md: 36 },
  color: "inherit",
  textDecoration: "none",
  "&:hover": { color: "#FFFFFF" },
  "&:focus-visible": { outlineColor: "#FFFFFF" },
};

function Column({ title, entries }: { title: string; entries: readonly FooterEntry[] }) {
  const t = useTranslations("common.footer");
  return (
    <Box component="nav" aria-label={title}>
      <Box component="h2" sx={{ m: 0, mb: 1, color: "#FFFFFF", typography: "subtitle2" }}>
        {title}
      </Box>
      {entries.map(({ href, label, locale }) => (
        <Box key={label} component={StaticLink} href={href} locale={locale} sx={row}>
          {t(label)}
        </Box>
      ))}
    </Box>
  );
}

const button = {
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "12px",
  border: "1px solid #333A46",
  color: "#E5E8ED",
  "&:hover": { bgcolor: "#1C2129" },
  "&:focus-visible": { outlineColor: "#FFFFFF" },
};

function Social({ links }: { links: SocialLinks }) {
  const t = useTranslations("common.footer");
  return (
    <Box sx={{ display: "flex", gap: 2, mt: 5, "&:empty": { display: "none" } }}>
      {NETWORKS.map((network) =>
        links[network] ? (
          <Box
            key={network}
            component="a"
            href={links[network]}
            rel="noreferrer"
            target="_blank"
            aria-label={t("social", { network })}
            sx={button}
          >
            <Icon name={network} />
          </Box>
        ) : null,
      )}
    </Box>
  );
}
