"use client";

import SendRounded from "@mui/icons-material/SendRounded";
import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { usePastedPhotos } from "@/components/files/use-pasted-photos";
import { LazyContactNote } from "@/components/masking/lazy-notes";
import { LazySavedTexts } from "@/components/saved-texts/lazy-saved-texts";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { Outgoing } from "@/lib/chat/thread/reducer";
import { appendText } from "@/lib/users/saved-texts/presentation";
import { MESSAGE_LIMITS } from "@/lib/chat/constants";
import { Attachments } from "./Attachments";
import { AttachMenu, type PriceChange } from "./AttachMenu";
import { useDropped } from "./DropArea";
import { MessageField } from "./MessageField";
import { QuickReplies, type FirstAnswer } from "./QuickReplies";
import { useAskedRenewal } from "./use-asked-renewal";
import { useTypingSignal } from "./use-typing-signal";
import { lengthOf, useComposer } from "./use-composer";
import { ComposerNotes } from "./ComposerNotes";

export type ComposerProps = {
  partnerName: string;
  /** Set while the user has written nothing to a partner who has. */
  firstAnswer: FirstAnswer | null;
  changePrice: PriceChange | undefined;
  onProposeTime: (() => void) | undefined;
  /** What {title} of a saved text stands for. */
  tenderTitle: string;
  /** The two have not agreed yet: contact details will be hidden from the partner. */
  hidesContact: boolean;
  onSend: (message: Outgoing) => void;
  onTyping: () => void;
  onStopTyping: () => void;
};

/** Text, files and the button that sends both. */
export function Composer({ scope, ...props }: ComposerProps & { scope: string }) {
  const {
    partnerName,
    firstAnswer,
    changePrice,
    onProposeTime,
    tenderTitle,
    hidesContact,
    onSend,
    ...signals
  } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTypingSignal(signals);
  const composer = useComposer(scope, onSend);
  const [isChoosing, setChoosing] = useState(false);
  useAskedRenewal(composer);
  usePastedPhotos(composer.files.add);
  useDropped(composer.files.add);
  const send = () => {
    if (composer.send()) typing.stop();
    // Also where a button was pressed: the next words follow, and a phone's keyboard stays.
    field.current?.focus();
  };
  return (
    <>
      {firstAnswer && composer.isEmpty && (
        <QuickReplies
          by={firstAnswer}
          onChoose={(text) => {
            composer.write(text);
            field.current?.focus();
          }}
        />
      )}
      {hidesContact && <LazyContactNote text={composer.text} />}
      <Attachments files={composer.files} />
      <Box
        component="form"
        onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          send();
        }}
        sx={{ display: "flex", alignItems: "flex-end", gap: { xs: 1, md: 2 } }}
      >
        <AttachMenu
          isFull={composer.files.isFull}
          onFiles={composer.files.add}
          changePrice={changePrice}
          onProposeTime={onProposeTime}
          onSavedTexts={() => setChoosing(true)}
        />
        <MessageField
          ref={field}
          partnerName={partnerName}
          text={composer.text}
          isTooLong={lengthOf(composer.text) > MESSAGE_LIMITS.text}
          onText={(text) => {
            composer.write(text);
            typing.typed(text);
          }}
          onBlur={typing.stop}
          onSend={send}
        />
        <SendButton isEmpty={composer.isEmpty} isWaiting={composer.sendBlocker === "waiting"} />
      </Box>
      <LazySavedTexts
        isOpen={isChoosing}
        facts={{ name: partnerName, title: tenderTitle }}
        onInsert={(text) => composer.write(appendText(composer.text, text))}
        onClose={() => setChoosing(false)}
      />
      <ComposerNotes length={lengthOf(composer.text)} sendBlocker={composer.sendBlocker} />
    </>
  );
}

function SendButton({ isEmpty, isWaiting }: { isEmpty: boolean; isWaiting: boolean }) {
  const t = useTranslations("chat.composer");
  return (
    <IconButton
      type="submit"
      aria-label={t("send")}
      aria-busy={isWaiting}
      disabled={isEmpty}
      // The field keeps the focus: without it a phone would fold its keyboard away with every message.
      onMouseDown={(event) => event.preventDefault()}
      sx={SEND}
    >
      {isWaiting ? <CircularProgress size={20} color="inherit" aria-hidden /> : <SendRounded />}
    </IconButton>
  );
}

const SEND = {
  flex: "none",
  width: 48,
  height: 48,
  borderRadius: "14px",
  bgcolor: "secondary.main",
  color: "secondary.contrastText",
  "&:hover": { bgcolor: "secondary.light" },
  "&.Mui-disabled": { bgcolor: "surface.sunken", color: "surface.muted" },
} as const;
