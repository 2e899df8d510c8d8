"use client";

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import { useTranslations } from "next-intl";
import type { WorkPhotoView } from "@/lib/users/photo/schema";
import { SortableTile } from "./SortableTile";

/** Screen reader announcements during a drag. */
function useAnnouncements(photoIds: readonly string[]): Announcements {
  const t = useTranslations("sortable");
  const positionOf = (id: UniqueIdentifier | undefined) => ({
    number: photoIds.indexOf(String(id)) + 1,
    total: photoIds.length,
  });
  return {
    onDragStart: ({ active }) => t("taken", positionOf(active.id)),
    onDragOver: ({ over }) => (over ? t("over", positionOf(over.id)) : undefined),
    onDragEnd: ({ over, active }) => t("put", positionOf((over ?? active).id)),
    onDragCancel: ({ active }) => t("canceled", positionOf(active.id)),
  };
}

type Props = {
  photos: readonly WorkPhotoView[];
  onOrder: (photoIds: string[]) => void;
  onOpen: (index: number) => void;
  onRemove: (photoId: string) => void;
};

/** Photos that are reordered by drag and drop or by keyboard. */
export function SortablePhotos({ photos, onOrder, onOpen, onRemove }: Props) {
  const t = useTranslations("sortable");
  const photoIds = photos.map(({ photoId }) => photoId);
  const announcements = useAnnouncements(photoIds);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onOrder(arrayMove(photoIds, photoIds.indexOf(String(active.id)), photoIds.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t("how") },
        // The live region must not become an item of the list around the photos.
        container: document.body,
      }}
    >
      <SortableContext items={photoIds} strategy={rectSortingStrategy}>
        {photos.map((photo, index) => (
          <SortableTile
            key={photo.photoId}
            photo={photo}
            number={index + 1}
            total={photos.length}
            onOpen={() => onOpen(index)}
            onRemove={() => onRemove(photo.photoId)}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}
