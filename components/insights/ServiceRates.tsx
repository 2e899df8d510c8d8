"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { DRAWN_FROM } from "@/lib/insights/constants";
import type { InsightService } from "@/lib/insights/schema";
import { Bar, markStyles } from "./Bar";

const HEIGHT = 10;

type Props = {
  services: readonly InsightService[];
  /** Told in one row together, so that the list sums up to what was won. */
  others?: readonly InsightService[];
};

/** The own win rate of each service as a bar, the median of all BEEs as a line across it where there is one. */
export function ServiceRates({ services, others = [] }: Props) {
  const t = useTranslations("insights.services");
  const decided = sumOf(others, "decided");
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
        {services.map((service) => (
          <Box component="li" key={service.slug} sx={{ display: "grid", gap: 1.5 }}>
            <Head name={service.name}>
              <Outcome service={service} />
            </Head>
            {service.winPercent !== null && service.medianPercent !== null && (
              <Typography variant="caption" sx={{ color: "surface.muted", mt: -1 }}>
                {t("medianIs", { percent: service.medianPercent })}
              </Typography>
            )}
            {service.winPercent !== null && isTelling(service) && (
              <Bar
                percent={service.winPercent}
                height={HEIGHT}
                colour="honey.star"
                mark={service.medianPercent}
              />
            )}
          </Box>
        ))}
        {others.length > 0 && (
          <li>
            <Head name={t("others")}>
              {decided > 0 ? t("wonOf", { won: sumOf(others, "won"), decided }) : t("undecided")}
            </Head>
          </li>
        )}
      </Box>
      {services.some((service) => service.medianPercent !== null && isTelling(service)) && (
        <Typography variant="caption" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <Box component="span" aria-hidden sx={{ ...markStyles, position: "static", height: 18 }} />
          {t("medianOfAll")}
        </Typography>
      )}
    </>
  );
}

function Head({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Box sx={headStyles}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ ml: "auto", color: "text.secondary" }}>
        {children}
      </Typography>
    </Box>
  );
}

const sumOf = (services: readonly InsightService[], key: "won" | "decided") =>
  services.reduce((sum, service) => sum + service[key], 0);

/** Whether so much is decided that its share says something. */
const isTelling = ({ decided }: InsightService) => decided >= DRAWN_FROM;

/** "4 of 6, 67%"; of few only the figures, or that nothing is decided. */
function Outcome({ service }: { service: InsightService }) {
  const t = useTranslations("insights.services");
  const { won, decided, winPercent } = service;
  if (winPercent === null) return t("undecided");
  return (
    <>
      {t("wonOf", { won, decided })}
      {isTelling(service) && (
        <>
          {", "}
          <Box component="strong" sx={{ color: "text.primary", fontWeight: 650 }}>
            {t("percent", { percent: winPercent })}
          </Box>
        </>
      )}
    </>
  );
}

const headStyles = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 4,
  overflowWrap: "anywhere",
  hyphens: "auto",
  fontFeatureSettings: '"tnum"',
} as const;
