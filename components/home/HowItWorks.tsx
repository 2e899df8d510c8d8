import { Box } from "@/components/ui/static/Box";
import { Typography } from "@/components/ui/static/Typography";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/static/Icon";
import { hexStyles } from "@/components/ui/styles/styles";
import { Section } from "./Section";

const STEPS = [
  { key: "post", icon: <Icon name="Edit" /> },
  { key: "compare", icon: <Icon name="PeopleAlt" /> },
  { key: "pay", icon: <Icon name="ThumbUp" /> },
] as const;

const grid = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
  gap: { xs: 6, md: 10 },
  p: 0,
  listStyle: "none",
};

/** The dotted way of the bee from step to step; on phones a dashed line runs down instead. */
function FlightLine() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1152 110"
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={{
        display: { xs: "none", md: "block" },
        position: "absolute",
        left: 0,
        top: 0,
        width: 1,
        height: 110,
        overflow: "visible",
        fill: "none",
        stroke: "#D98F00",
        strokeWidth: 2.5,
        strokeLinecap: "round",
        strokeDasharray: "1 9",
      }}
    >
      <path d="M116 52c70-46 130 40 190 4s-14-62-34-28 60 54 118 24" />
      <path d="M514 52c56 40 112 34 160 2s84-30 112-4" />
    </Box>
  );
}

function StepTile({ number, icon }: { number: number; icon: React.ReactNode }) {
  return (
    <Box aria-hidden sx={{ position: "relative", width: { xs: 72, md: 96 }, mb: { md: 4.5 } }}>
      <Box
        component="span"
        sx={{
          ...hexStyles(96),
          width: { xs: 72, md: 96 },
          height: { xs: 78, md: 104 },
          "& svg": { fontSize: { xs: 32, md: 38 } },
        }}
      >
        {icon}
      </Box>
      <Box
        component="span"
        sx={{
          position: "absolute",
          right: -6,
          top: 0,
          width: 30,
          height: 30,
          borderRadius: "50%",
          bgcolor: "secondary.main",
          color: "secondary.contrastText",
          fontSize: "0.875rem",
          fontWeight: 700,
          lineHeight: "1.875rem",
          textAlign: "center",
          boxShadow: "0 0 0 4px var(--tb-palette-background-paper)",
        }}
      >
        {number}
      </Box>
    </Box>
  );
}

const dashed = {
  content: { xs: '""', md: "none" },
  position: "absolute",
  left: 35,
  top: 84,
  bottom: -22,
  borderLeft: "2.5px dashed #D5A12D",
};

/** Three steps from a sentence to a finished job. */
export function HowItWorks() {
  const t = useTranslations("home.how");
  return (
    <Section id="how" title={t("title")} text={t("text")} tone="paper">
      <Box component="ol" sx={grid}>
        <FlightLine />
        {STEPS.map(({ key, icon }, index) => (
          <Box
            component="li"
            key={key}
            sx={{
              position: "relative",
              display: { xs: "grid", md: "block" },
              gridTemplateColumns: "72px minmax(0, 1fr)",
              gap: 4,
              "&:not(:last-of-type)::before": dashed,
            }}
          >
            <StepTile number={index + 1} icon={icon} />
            <div>
              <Typography variant="h4" component="h3">
                {t(`${key}.title`)}
              </Typography>
              <Typography sx={{ color: "text.secondary", mt: 2 }}>{t(`${key}.text`)}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
