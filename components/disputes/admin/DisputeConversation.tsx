"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLastMessage } from "@/components/chat/conversations/use-last-message";
import { Button } from "@/components/ui/actions/Button";
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

type Props = {
  dispute: DisputeView;
  /** Only what was said before this message. */
  beforeSeq?: number;
};

/** The conversation of the two, read only, the oldest first; what is earlier than the newest messages by a press. */
export function DisputeConversation({ dispute, beforeSeq }: Props) {
  const query = useQuery(disputeMessagesQuery(dispute.id, beforeSeq));
  return (
    <QueryBoundary query={query} loading={<CardSkeleton count={1} />}>
      {({ items, hasMore }) => (
        <Box sx={{ display: "grid", gap: 3 }}>
          {hasMore && items[0] && <Earlier dispute={dispute} beforeSeq={items[0].seq} />}
          {items.map((message) => (
            <Line key={message.id} message={message} people={dispute} />
          ))}
        </Box>
      )}
    </QueryBoundary>
  );
}

/** Not by itself: each reading is kept. */
function Earlier(props: Required<Props>) {
  const t = useTranslations("disputes-admin.chat");
  const [isReading, setReading] = useState(false);
  if (isReading) return <DisputeConversation {...props} />;
  return (
    <Button variant="outlined" size="small" onClick={() => setReading(true)} sx={{ justifySelf: "center" }}>
      {t("earlier")}
    </Button>
  );
}

/** Each in a tab of its own, so that the dispute stays open beside it. */
function Documents({ files }: Pick<MessageView, "files">) {
  const t = useTranslations("disputes-admin.chat");
  if (files.length === 0) return null;
  return (
    <Box component="ul" aria-label={t("files")} sx={documentStyles}>
      {files.map(({ publicId, url, name }) => (
        <li key={publicId}>
          <Button component="a" variant="outlined" size="small" href={url} target="_blank" rel="noreferrer">
            {name}
          </Button>
        </li>
      ))}
    </Box>
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
      <Documents files={files.filter((file) => !photos.includes(file))} />
    </Box>
  );
}

const documentStyles = { display: "grid", gap: 2, m: 0, mt: 2, p: 0, listStyle: "none" } as const;

/** The client on the left, the BEE on the right. */
const saidStyles = { maxWidth: "85%", minWidth: 0, overflowWrap: "anywhere" } as const;
