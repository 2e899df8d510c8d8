"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { hexMask } from "@/components/ui/styles/styles";
import { initialsOf } from "@/components/ui/display/initials";

type Props = {
  name: string;
  photo?: { url: string; thumbnailURL?: string | null } | null;
  /** A hexagon for a BEE, a circle for a client: the role shows without a label. */
  bee?: boolean;
  size?: 32 | 36 | 40 | 44 | 56 | 132;
  online?: boolean;
};

/** A user's avatar: photo or initials. The name stands beside it, so the image is hidden from screen readers. */
export function PersonAvatar({ name, photo, bee = false, size = 44, online }: Props) {
  const t = useTranslations("common.person");
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const src = photo && (size > 56 ? photo.url : (photo.thumbnailURL ?? photo.url));
  return (
    <Box
      component="span"
      sx={{ position: "relative", display: "inline-block", flex: "none", width: size, height: size }}
    >
      <Box
        component="span"
        sx={[
          { display: "grid", placeItems: "center", width: "100%", height: "100%", overflow: "hidden" },
          bee ? hexMask : { borderRadius: "50%" },
          bee
            ? { bgcolor: "honey.soft", color: "status.ACCEPTED.fg" }
            : { bgcolor: "tint.info.bg", color: "tint.info.fg" },
          { fontSize: size * 0.36, fontWeight: 680, lineHeight: 1 },
        ]}
      >
        {src && src !== brokenSrc ? (
          <Box
            component="img"
            src={src}
            alt=""
            loading="lazy"
            // Falls back to the initials when the image fails to load.
            onError={() => setBrokenSrc(src)}
            sx={{ width: "100%", height: "100%", objectFit: "cover" }}
          />
        ) : (
          <span aria-hidden>{initialsOf(name)}</span>
        )}
      </Box>
      {online && <OnlineDot label={t("online")} size={size} />}
    </Box>
  );
}

function OnlineDot({ label, size }: { label: string; size: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      title={label}
      sx={{
        position: "absolute",
        right: "-1px",
        bottom: "1px",
        width: size > 36 ? 12 : 10,
        height: size > 36 ? 12 : 10,
        borderRadius: "50%",
        bgcolor: "surface.online",
        boxShadow: (theme) => `0 0 0 2.5px ${theme.vars.palette.background.paper}`,
      }}
    />
  );
}
