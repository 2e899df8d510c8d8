"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useLastMessage } from "@/components/chat/conversations/use-last-message";
import { useDateText } from "@/components/ui/display/use-date-text";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { DOT } from "@/components/ui/styles/dot";
import { quoteStyles } from "@/components/ui/styles/styles";
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
  const dateText = useDateText();
  const said = useLastMessage()({ lastMessage: message });
  const { senderId, createdAt, files, params } = message;
  const text = [said, params?.note].filter(Boolean).join(": ");
  const at = dateText(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" });
  if (senderId === null)
    return (
      <Typography variant="caption" component="p" sx={{ color: "surface.muted", textAlign: "center" }}>
        {text}
        {DOT}
        {at}
      </Typography>
    );
  const isClient = senderId === client.id;
  const { name } = isClient ? client : pro;
  const photos = files.filter(({ mimeType }) => kindOf(mimeType) === "PHOTO");
  return (
    <Box sx={{ ...saidStyles, justifySelf: isClient ? "start" : "end" }}>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {name}
        {DOT}
        {at}
      </Typography>
      <Typography sx={{ ...quoteStyles, whiteSpace: "pre-line" }}>{text}</Typography>
      {photos.length > 0 && <PhotoGallery photos={photos} alt={name} />}
    </Box>
  );
}

/** The client on the left, the BEE on the right. */
const saidStyles = { maxWidth: "85%", minWidth: 0, overflowWrap: "anywhere" } as const;
