"use client";

import { useSortable } from "@dnd-kit/sortable";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import DragIndicatorRounded from "@mui/icons-material/DragIndicatorRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { WorkPhotoView } from "@/lib/users/photo/schema";

const overlayButtonStyles = {
  position: "absolute",
  top: 4,
  width: 44,
  height: 44,
  color: "#FFFFFF",
  "& > svg": { p: "5px", width: 32, height: 32, borderRadius: "10px", bgcolor: "rgba(18,21,27,.8)" },
} as const;

type Props = {
  photo: WorkPhotoView;
  number: number;
  total: number;
  onOpen: () => void;
  onRemove: () => void;
};

/** A work photo that opens in full size, with a drag handle and a delete button. */
export function SortableTile({ photo, number, total, onOpen, onRemove }: Props) {
  const t = useTranslations("profiles.photos");
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: photo.photoId,
      attributes: { roleDescription: t("sortable") },
    });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{
        position: "relative",
        aspectRatio: "1",
        borderRadius: "14px",
        overflow: "hidden",
        bgcolor: "surface.sunken",
        zIndex: isDragging ? 1 : undefined,
        boxShadow: isDragging ? 8 : undefined,
      }}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <ButtonBase onClick={onOpen} aria-label={t("open", { number, total })} sx={{ width: 1, height: 1 }}>
        <Box
          component="img"
          src={photo.thumbnailURL}
          alt=""
          draggable={false}
          loading="lazy"
          sx={{ width: 1, height: 1, objectFit: "cover", display: "block" }}
        />
      </ButtonBase>
      {total > 1 && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t("move", { number, total })}
          sx={{
            ...overlayButtonStyles,
            left: 4,
            touchAction: "none",
            cursor: isDragging ? "grabbing" : "grab",
          }}
        >
          <DragIndicatorRounded />
        </IconButton>
      )}
      <IconButton
        onClick={onRemove}
        aria-label={t("remove", { number })}
        sx={{ ...overlayButtonStyles, right: 4 }}
      >
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  );
}
