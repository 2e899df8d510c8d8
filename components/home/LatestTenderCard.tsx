"use client";

import PlaceRounded from "@mui/icons-material/PlaceRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { RelativeTime } from "@/components/ui/RelativeTime";
import { cardLook } from "@/components/plain/looks";
import { CATEGORY_TREE } from "@/lib/categories/schema";
import { Link } from "@/lib/i18n/navigation";
import type { latestTenders } from "@/lib/tenders/schema/view";

type LatestTender = z.infer<typeof latestTenders>["items"][number];

const card = {
  ...cardLook,
  display: "flex",
  flexDirection: "column",
  height: 1,
  overflow: "hidden",
  color: "inherit",
  textDecoration: "none",
  transition: "border-color 150ms, box-shadow 200ms",
  "&:hover": { borderColor: "surface.outlineSoft", boxShadow: 8 },
};

const twoLines = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
};

/** The drawing of a trade; a trade that came later than the drawings has none. */
function TradePicture({ slug }: { slug: string }) {
  const isDrawn = CATEGORY_TREE.some((category) => category.slug === slug);
  if (!isDrawn) return <Box sx={{ height: 132, bgcolor: "honey.tint" }} />;
  return (
    <Box
      component="img"
      src={`/art/${slug}.svg`}
      alt=""
      loading="lazy"
      sx={{
        display: "block",
        width: 1,
        height: 132,
        objectFit: "cover",
        '[data-scheme="dark"] &': { filter: "brightness(.88)" },
      }}
    />
  );
}

/** One open tender, as everybody may see it. */
export function LatestTenderCard({ tender }: { tender: LatestTender }) {
  const t = useTranslations("home.latest");
  return (
    <Box component="li" sx={{ scrollSnapAlign: "start" }}>
      <Box component={Link} href={`/account/tenders/${tender.id}`} prefetch={false} sx={card}>
        <TradePicture slug={tender.category.slug} />
        <Box sx={{ display: "flex", flexDirection: "column", gap: 2, flex: 1, p: "14px 16px 16px" }}>
          <Box
            sx={{
              display: "flex",
              justifyContent: "space-between",
              gap: 2,
              typography: "caption",
              color: "surface.muted",
            }}
          >
            <span>{tender.category.name}</span>
            <RelativeTime at={tender.createdAt} />
          </Box>
          <Typography variant="h6" component="h3" sx={twoLines}>
            {tender.title}
          </Typography>
          <Box
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1.5,
              mt: "auto",
              typography: "body2",
              color: "text.secondary",
            }}
          >
            <PlaceRounded aria-hidden sx={{ fontSize: 17, color: "surface.muted" }} />
            {tender.isRemote ? t("remote") : tender.city}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
