"use client";

import { useTranslations } from "next-intl";
import { BeeCard } from "@/components/directory/card/BeeCard";
import { useBeeWords } from "@/components/directory/card/use-bee-words";
import { KeepHeart } from "@/components/favourites/KeepHeart";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { KeptPro } from "@/lib/favourites/schema";

const InviteToTender = lazyComponent(
  () => import("@/components/invitations/InviteToTender").then((file) => file.InviteToTender),
  { messages: lazyMessages(["invitations"]), onError: "silent" },
);

/** A BEE that a client keeps, as in the directory, and the way to invite them. */
export function KeptBee({ kept: { pro, ...kept } }: { kept: KeptPro }) {
  const t = useTranslations("directory.card");
  const bee = useBeeWords()({ ...pro, ...kept });
  return (
    <BeeCard
      bee={bee}
      corner={<KeepHeart kind="pro" id={pro.id} name={pro.name} />}
      actions={
        <>
          <InviteToTender pro={pro} onCard />
          <ButtonLink href={`/account/profiles/${pro.id}`} aria-label={`${t("profile")}: ${pro.name}`}>
            {t("profile")}
          </ButtonLink>
        </>
      }
    />
  );
}
