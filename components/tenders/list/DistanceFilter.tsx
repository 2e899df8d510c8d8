"use client";

import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { PlaceField } from "@/components/places/PlaceField";
import { hasDistance, hasReach, type TenderListParts } from "./list-filters";
import { useTenderCounts } from "./use-tenders";

/** The steps of the slider in kilometres; the last one means any distance. */
const STEPS_KM = [5, 10, 20, 30, 50, 100, 200] as const;
const ANY = STEPS_KM.length;

function stepOf(withinKm: string | undefined): number {
  if (!withinKm) return ANY;
  const step = STEPS_KM.findIndex((km) => km >= Number(withinKm));
  return step === -1 ? ANY : step;
}

/** How far from a place; without one, from the own town, where the own reach is what the list begins with. */
export function DistanceFilter({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const hintId = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const home = useTenderCounts()?.reach ?? null;
  const counts = hasDistance(list);
  const hasPlace = home !== null || list.filters.near !== undefined;
  const own = home && hasReach(list) && !list.filters.reach ? home.radiusKm : null;
  const step = dragged ?? stepOf(list.filters.withinKm ?? (own === null ? undefined : String(own)));
  const textOf = (value: number) => {
    const km = dragged === null && own !== null ? own : STEPS_KM[value];
    return km === undefined ? t("anyDistance") : t("withinKm", { km });
  };
  const placeHint = hasPlace ? textOf(step) : t("placeFirst");
  const hint = counts ? placeHint : t("remoteHasNone");
  const apply = (value: number) => {
    const km = STEPS_KM[value];
    setDragged(null);
    list.setFilters(
      km === undefined ? { withinKm: undefined, reach: "everywhere" } : { withinKm: String(km) },
    );
  };
  return (
    <>
      <PlaceField
        label={t("near")}
        home={home}
        placeId={list.filters.near ? Number(list.filters.near) : null}
        onChange={(placeId) => list.setFilters({ near: placeId === null ? undefined : String(placeId) })}
      />
      <Box sx={{ px: 2 }}>
        <Slider
          aria-label={t("distance")}
          min={0}
          max={ANY}
          step={1}
          value={step}
          color="secondary"
          disabled={!hasPlace || !counts}
          slotProps={{ input: { "aria-describedby": hintId } }}
          getAriaValueText={textOf}
          onChange={(_event, value) => setDragged(value)}
          onChangeCommitted={(_event, value) => apply(Array.isArray(value) ? (value[0] ?? ANY) : value)}
        />
      </Box>
      <Typography variant="body2" id={hintId}>
        {hint}
      </Typography>
    </>
  );
}
