"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useLastMessage } from "@/components/chat/conversations/use-last-message";
import { useDateText } from "@/components/ui/display/use-date-text";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PhotoGallery } from "@/components/ui/media/PhotoGallery";
import type { MessageView } from "@/lib/chat/schema";
import { disputeMessagesQuery } from "@/lib/disputes/queries";
import type { DisputeView } from "@/lib/disputes/schema";
import { kindOf } from "@/lib/files/constants";

type People = Pick<DisputeView, "client" | "pro">;

/** The conversation of the two, read only, the oldest first. */
export function DisputeConversation({ dispute }: { dispute: DisputeView }) {
  const t = useTranslations("disputes-admin.chat");
  const query = useQuery(disputeMessagesQuery(dispute.id));
  return (
    <QueryBoundary query={query} loading={<CardSkeleton count={1} />}>
      {({ items, hasMore }) => (
        <Box sx={{ display: "grid", gap: 3 }}>
          {hasMore && <Typography variant="body2">{t("more")}</Typography>}
          {items.map((message) => (
            <Line key={message.id} message={message} people={dispute} />
          ))}
        </Box>
      )}
    </QueryBoundary>
  );
}

function Line({ message, people: { client, pro } }: { message: MessageView; people: People }) {
  const t = useTranslations("disputes-admin.chat");
  const dateText = useDateText();
  const said = useLastMessage()({ lastMessage: message });
  const { senderId, createdAt, files, params } = message;
  const author = senderId === null ? t("system") : senderId === client.id ? client.name : pro.name;
  const photos = files.filter(({ mimeType }) => kindOf(mimeType) === "PHOTO");
  const at = dateText(new Date(createdAt), { dateStyle: "short", timeStyle: "short" });
  return (
    <Box sx={{ overflowWrap: "anywhere" }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {author}, {at}
      </Typography>
      <Typography sx={{ whiteSpace: "pre-line" }}>
        {[said, params?.note].filter(Boolean).join(": ")}
      </Typography>
      {photos.length > 0 && <PhotoGallery photos={photos} alt={author} />}
    </Box>
  );
}
