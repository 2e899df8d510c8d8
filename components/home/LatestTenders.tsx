import { useTranslations } from "next-intl";
import { Box } from "@/components/ui/static/Box";
import { buttonStyles } from "@/components/ui/styles/button-styles";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { Icon } from "@/components/ui/static/Icon";
import { classOf, StyleSheet } from "@/components/ui/static/StyleSheet";
import { Typography } from "@/components/ui/static/Typography";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { LazyLatestList } from "./lazy";
import * as looks from "./latest-styles";
import { Section } from "./Section";

const retry = buttonStyles({ variant: "outlined" });

const classes = {
  strip: classOf(looks.strip),
  card: classOf(looks.card),
  picture: classOf(looks.picture),
  body: classOf(looks.body),
  head: classOf(looks.head),
  title: classOf(looks.title),
  place: classOf(looks.place),
  waiting: classOf(looks.waiting),
  failed: classOf(looks.failed),
  retry: classOf(retry),
};

/** The drawings of the trades; a trade that came later than the drawings has none. */
const PICTURES = Object.fromEntries(
  CATEGORY_TREE.map(({ slug }) => [
    slug,
    <Box key={slug} component="img" src={`/art/${slug}.svg`} alt="" loading="lazy" sx={looks.picture} />,
  ]),
);

function NoTenders() {
  const t = useTranslations("home.latest");
  return (
    <Box sx={looks.failed}>
      <Typography variant="h4" component="h3">
        {t("emptyTitle")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("emptyText")}
      </Typography>
      <StaticButtonLink href="/account/create-tender" variant="outlined">
        {t("post")}
      </StaticButtonLink>
    </Box>
  );
}

/** What others need done right now; signed out one sees trade, title, town and age. */
export function LatestTenders() {
  const t = useTranslations("home.latest");
  const common = useTranslations("common");
  const texts = {
    loading: common("list.loading"),
    failure: common("failure.title"),
    retry: common("failure.retry"),
    now: common("time.now"),
    remote: t("remote"),
  };
  const all = (
    <StaticButtonLink href="/account/tenders" variant="outlined">
      {t("all")}
    </StaticButtonLink>
  );
  return (
    <Section id="latest" title={t("title")} text={t("text")} action={all}>
      <StyleSheet of={[...Object.values(looks), retry]} />
      <LazyLatestList
        texts={texts}
        classes={classes}
        pictures={PICTURES}
        pin={<Icon name="Place" sx={{ fontSize: 17, color: "surface.muted" }} />}
        empty={<NoTenders />}
      />
    </Section>
  );
}
