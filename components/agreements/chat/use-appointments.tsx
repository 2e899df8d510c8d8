"use client";

import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { NewPair } from "@/components/appointments/ProposeTimesDialog";
import { LazyAppointmentMessage, LazyProposeTimes } from "@/components/appointments/lazy-appointments";
import { kindToPropose } from "@/lib/appointments/policy";
import { appointmentsQuery } from "@/lib/appointments/queries";
import type { AppointmentView } from "@/lib/appointments/schema";
import type { ChatPartner, MessageView } from "@/lib/chat/schema";
import type { ConversationRef } from "@/lib/chat/thread/reducer";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { ChatOffer } from "./use-chat-offer";

type Appointments = {
  /** The card in place of the line that says the last of an appointment; null for all other messages. */
  cardOf: (message: MessageView) => ReactNode;
  /** Opens the form; undefined while there is nothing to arrange, or all is arranged. */
  onProposeTime: (() => void) | undefined;
  dialog: ReactNode;
};

/** The form with times, here and not in a card: a card is gone as soon as the other of the two acts, with all that was typed. */
function useTimesForm(own: AppointmentView[] | undefined) {
  const [opened, setOpened] = useState<{ appointmentId: string } | { pair: NewPair } | null>(null);
  const close = () => setOpened(null);
  const pair = opened && "pair" in opened ? opened.pair : null;
  const moved = opened && "appointmentId" in opened && own?.find(({ id }) => id === opened.appointmentId);
  const dialog = pair ? (
    <LazyProposeTimes pair={pair} onClose={close} />
  ) : (
    moved && <LazyProposeTimes appointment={moved} onClose={close} />
  );
  return { open: setOpened, dialog };
}

/** The appointments of a conversation: their cards, and the way to a new one. */
export function useAppointments(
  { tenderId, proId }: ConversationRef,
  chatOffer: ChatOffer | undefined,
  partner: ChatPartner,
): Appointments {
  const { user } = useSession();
  const { data } = useQuery(appointmentsQuery(tenderId));
  const own = data?.filter((each) => each.proId === proId);
  const form = useTimesForm(own);
  const live = own?.filter(({ status }) => status === "PROPOSED" || status === "CONFIRMED") ?? [];
  const tender = chatOffer?.tender;
  const kind = tender ? kindToPropose({ tender, proId, offerStatus: chatOffer.offer?.status ?? null }) : null;
  const canPropose = own !== undefined && kind !== null && !live.some((each) => each.kind === kind);
  const pair = tender && kind && { tenderId, proId, kind, partner, isRemote: tender.isRemote };
  return {
    cardOf: ({ params }) => {
      const appointment = live.find(
        ({ id, version }) => id === params?.appointmentId && version === params.version,
      );
      if (!appointment) return null;
      return (
        <LazyAppointmentMessage
          appointment={appointment}
          isMine={params?.byPro === (user?.role === "PRO")}
          // Where an offer can be accepted, that is the one to press.
          isQuiet={chatOffer?.offer?.may.includes("accept") === true}
          onPropose={() => form.open({ appointmentId: appointment.id })}
        />
      );
    },
    onProposeTime: canPropose && pair ? () => form.open({ pair }) : undefined,
    dialog: form.dialog,
  };
}
