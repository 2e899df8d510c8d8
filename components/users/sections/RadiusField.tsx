"use client";

import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import { useTranslations } from "next-intl";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { useField } from "@/components/ui/form/use-field";
import { SERVICE_RADIUS_KM } from "@/lib/users/particulars/constants";

const STEP_KM = 5;
/** How many times the radius away a tender may be that is still shown as a fitting one (docs/domain.md, Most relevant). */
const FARTHEST = 2;

const ENDS = [SERVICE_RADIUS_KM.min, SERVICE_RADIUS_KM.max];

/** The words of the two ends stay within the field. */
const sliderStyles = {
  px: "10px",
  "& .MuiSlider-markLabel": { typography: "caption", color: "surface.muted" },
  "& .MuiSlider-markLabel[data-index='0']": { transform: "translateX(-10px)" },
  "& .MuiSlider-markLabel[data-index='1']": { transform: "translateX(calc(-100% + 10px))" },
} as const;

/** The service radius of a BEE, in steps of five kilometres. */
export function RadiusField() {
  const t = useTranslations("profiles.headline");
  const { id, field, error, describedBy } = useField("serviceRadiusKm");
  const km = field.value as number;
  const textOf = (value: number) => t("km", { km: value });
  return (
    <FieldFrame
      id={id}
      label={t("radius")}
      beside={<Box sx={{ typography: "subtitle2", fontWeight: 720 }}>{textOf(km)}</Box>}
      help={t("radiusHelp", { far: km * FARTHEST })}
      error={error}
    >
      <Box sx={sliderStyles}>
        <Slider
          min={SERVICE_RADIUS_KM.min}
          max={SERVICE_RADIUS_KM.max}
          step={STEP_KM}
          value={km}
          color="secondary"
          marks={ENDS.map((end) => ({ value: end, label: t("end", { km: end }) }))}
          aria-labelledby={`${id}-label`}
          getAriaValueText={textOf}
          onChange={(_event, value) => field.onChange(value)}
          onBlur={field.onBlur}
          slotProps={{ input: { id, "aria-describedby": describedBy } }}
        />
      </Box>
    </FieldFrame>
  );
}
