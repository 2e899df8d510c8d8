"use client";

import { createPortal } from "react-dom";
import { KeepHeart } from "@/components/favourites/KeepHeart";
import { IslandProviders } from "@/components/providers/IslandProviders";
import type { Locale } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { useMemberSlots } from "./member-slots";

const InviteToTender = lazyComponent(
  () => import("@/components/invitations/InviteToTender").then((file) => file.InviteToTender),
  { messages: lazyMessages(["common", "invitations"]), onError: "silent" },
);

/** In the places of all cards on the page. The header starts the session. */
function Slots() {
  const slots = useMemberSlots();
  const { user } = useSession();
  if (user?.role !== "CLIENT") return null;
  return slots.map(({ id, name, part, place }) =>
    createPortal(
      part === "heart" ? (
        <KeepHeart kind="pro" id={id} name={name} />
      ) : (
        <InviteToTender pro={{ id, name }} onCard />
      ),
      place,
      `${part} ${id}`,
    ),
  );
}

type Props = { locale: Locale; messages: Partial<Messages> };

/** What a client can do on the cards of the directory, which is a page without script of its own. */
export function MemberBees({ locale, messages }: Props) {
  return (
    <IslandProviders locale={locale} messages={messages}>
      <Slots />
    </IslandProviders>
  );
}
