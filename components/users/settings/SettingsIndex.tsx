"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { BESIDE, cardStyles } from "@/components/ui/styles/styles";
import { Link } from "@/lib/i18n/navigation";
import type { OwnUser } from "@/lib/shared/own-user";
import { SECTION_ICONS } from "./section-icons";
import { settingsHref, settingsOf, type SettingsSection } from "./settings-groups";
import { useSectionTitles, useSectionValues } from "./use-section-values";

type RowProps = { id: SettingsSection; href: string; title: string; value: string; isCurrent: boolean };

function IndexRow({ id, href, title, value, isCurrent }: RowProps) {
  const Icon = SECTION_ICONS[id];
  const titleId = `settings-${id}`;
  return (
    <Box component="li" sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Box
        component={Link}
        href={href}
        aria-labelledby={titleId}
        aria-describedby={value ? `${titleId}-value` : undefined}
        aria-current={isCurrent ? "page" : undefined}
        sx={rowStyles}
      >
        <Icon aria-hidden sx={{ fontSize: 22, color: id === "delete" ? "error.main" : "surface.muted" }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" id={titleId} sx={{ display: "block", fontWeight: 550 }}>
            {title}
          </Box>
          {value && (
            <Box component="span" id={`${titleId}-value`} sx={valueStyles}>
              {value}
            </Box>
          )}
        </Box>
        <ChevronRightRounded aria-hidden sx={{ fontSize: 20, color: "surface.muted" }} />
      </Box>
    </Box>
  );
}

/** Every section of the settings under its heading, with how it is set; each row leads to its section. */
export function SettingsIndex({ user, current }: { user: OwnUser; current: SettingsSection | null }) {
  const t = useTranslations("settings");
  const titles = useSectionTitles();
  const values = useSectionValues(user);
  return (
    <Box component="nav" aria-label={t("index")} sx={{ display: "grid", gap: 5 }}>
      {settingsOf(user.role).map((group) => (
        <div key={group.id}>
          <Typography component="h2" variant="subtitle2" sx={{ mb: 2, px: 1, color: "text.secondary" }}>
            {t(`groups.${group.id}`)}
          </Typography>
          <Box component="ul" sx={{ ...cardStyles, m: 0, p: 0, listStyle: "none", overflow: "clip" }}>
            {group.sections.map((id) => (
              <IndexRow
                key={id}
                id={id}
                href={settingsHref(user.id, id)}
                title={titles[id]}
                value={values[id]}
                isCurrent={id === current}
              />
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const rowStyles = {
  display: "flex",
  alignItems: "center",
  gap: 3.5,
  minHeight: 60,
  px: 4,
  py: 2,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  "&:hover": { bgcolor: "surface.sunken" },
  "&:focus-visible": { outlineOffset: "-2px" },
  [BESIDE]: { minHeight: 52, "&[aria-current]": { bgcolor: "honey.tint" } },
} as const;

const valueStyles = {
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  typography: "caption",
  color: "text.secondary",
} as const;
