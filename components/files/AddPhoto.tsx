"use client";

import PhotoCameraOutlined from "@mui/icons-material/PhotoCameraOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";

/** Alone, it takes the whole row: there is nothing to stand beside. */
export const firstTile = { gridColumn: "1 / -1", height: 112 } as const;

/** The same where adding a photo is what the screen is about. */
export const mainTile = { gridColumn: "1 / -1", height: { xs: 208, md: 144 } } as const;

type AddProps = {
  id: string;
  ref: React.Ref<HTMLButtonElement>;
  isOver: boolean;
  /** The action of the screen: as strong as its button would be, on phones. */
  isMain?: boolean;
  /** Below what it does: how many there are of how many. */
  note?: string | undefined;
  onClick: () => void;
};

/** The last tile of a row of photos: opens the picker, lights up when something is dragged over it. */
export function AddPhoto({ id, ref, isOver, isMain = false, note, onClick }: AddProps) {
  const t = useTranslations("files");
  return (
    <ButtonBase
      id={id}
      ref={ref}
      onClick={onClick}
      aria-describedby={`${id}-help`}
      sx={[
        {
          width: 1,
          height: 1,
          p: 2,
          gap: 1,
          flexDirection: "column",
          borderRadius: "14px",
          border: "1.5px dashed",
          borderColor: isOver ? "text.primary" : "surface.outline",
          bgcolor: isOver ? "honey.tint" : undefined,
          color: "text.secondary",
          fontSize: "0.8125rem",
          lineHeight: "1.0625rem",
          fontWeight: 560,
        },
        isMain && mainStyles,
      ]}
    >
      <Box component="span" sx={isMain ? mark : { display: "contents" }}>
        <PhotoCameraOutlined sx={{ fontSize: isMain ? 28 : 24 }} />
      </Box>
      {t("addPhoto")}
      <Box
        component="span"
        sx={{
          ...quiet,
          display: { xs: "none", md: "inline" },
          // Fingers do not drag files.
          "@media (pointer: coarse)": { display: "none" },
        }}
      >
        {t("dropPhotos")}
      </Box>
      {note && (
        <Box component="span" sx={quiet}>
          {note}
        </Box>
      )}
    </ButtonBase>
  );
}

const quiet = {
  color: "surface.muted",
  fontSize: "0.8125rem",
  lineHeight: "1.0625rem",
  fontWeight: 450,
} as const;

const mainStyles = {
  gap: 3,
  bgcolor: "background.paper",
  color: "text.primary",
  fontSize: "1rem",
  lineHeight: "1.5rem",
  fontWeight: 650,
} as const;

const mark = {
  width: 60,
  height: 60,
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  bgcolor: { xs: "primary.main", md: "honey.soft" },
  color: { xs: "primary.contrastText", md: "status.ACCEPTED.fg" },
} as const;
