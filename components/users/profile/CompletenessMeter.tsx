"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Meter } from "@/components/ui/display/Meter";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Link } from "@/lib/i18n/navigation";
import type { ProfilePart } from "@/lib/users/profile/policy";
import { partHref } from "./part-href";

type Props = { userId: string; percent: number; missing: readonly ProfilePart[] };

/** How complete a profile is, with a link to each missing part. */
export function CompletenessMeter({ userId, percent, missing }: Props) {
  const t = useTranslations("profiles.preview");
  return (
    <SectionCard title={t("percent", { percent })}>
      <Meter
        percent={percent}
        aria-label={t("percent", { percent })}
        sx={{ height: 8, borderRadius: "4px", bgcolor: "surface.sunken" }}
      />
      <Box>
        <Box sx={{ typography: "subtitle2", mb: 2 }}>{t("missing")}</Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}>
          {missing.map((part) => (
            <li key={part}>
              <PartLink href={partHref(userId, part)}>{t(`parts.${part}`)}</PartLink>
            </li>
          ))}
        </Box>
      </Box>
    </SectionCard>
  );
}

function PartLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Box
      component={Link}
      href={href}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        minHeight: 44,
        pl: "14px",
        pr: 2,
        border: "1px solid",
        borderColor: "surface.outlineSoft",
        borderRadius: "12px",
        fontSize: "0.875rem",
        fontWeight: 600,
        color: "text.primary",
        textDecoration: "none",
        "&:hover": { borderColor: "surface.outline" },
      }}
    >
      {children}
      <ChevronRightRounded aria-hidden sx={{ fontSize: 18, color: "surface.muted" }} />
    </Box>
  );
}
