import { useTranslations } from "next-intl";
import { Section } from "@/components/home/Section";
import { Box } from "@/components/ui/static/Box";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { Icon } from "@/components/ui/static/Icon";
import { cardStyles } from "@/components/ui/styles/styles";
import { Typography } from "@/components/ui/static/Typography";

const list = {
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 3,
  m: 0,
  mt: 4,
  mb: 6,
  p: 0,
  listStyle: "none",
  "& li": { display: "flex", gap: 3 },
  "& li > span": { minWidth: 0 },
  "& svg": { mt: 0.5, color: "honey.text" },
} as const;

function Side({ title, reasons, action }: { title: string; reasons: string[]; action: React.ReactNode }) {
  return (
    <Box sx={{ ...cardStyles, display: "flex", flexDirection: "column", p: { xs: 4, md: 7 } }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="Check" sx={{ fontSize: 20 }} />
            <span>{reason}</span>
          </li>
        ))}
      </Box>
      <Box sx={{ display: { xs: "grid", sm: "block" } }}>{action}</Box>
    </Box>
  );
}

/** What clients and what BEEs get out of the product, each with the first step. */
export function BothSides() {
  const t = useTranslations("info.about.sides");
  const client = useTranslations("info.about.sides.client");
  const pro = useTranslations("info.about.sides.pro");
  const nav = useTranslations("common.nav");
  const call = useTranslations("home.call");
  return (
    <Section id="sides" title={t("title")}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          gap: { xs: 4, md: 5 },
        }}
      >
        <Side
          title={client("title")}
          reasons={[client("offers"), client("compare"), client("trust"), client("privacy")]}
          action={
            <StaticButtonLink href="/account/create-tender" variant="contained" prefetch={false}>
              {nav("postTender")}
            </StaticButtonLink>
          }
        />
        <Side
          title={pro("title")}
          reasons={[pro("free"), pro("price"), pro("relevant"), pro("profile")]}
          action={
            <StaticButtonLink href="/sign-up?role=PRO" variant="outlined">
              {call("action")}
            </StaticButtonLink>
          }
        />
      </Box>
    </Section>
  );
}
