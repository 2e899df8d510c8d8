"use client";

import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/static/Icon";
import { StaticButtonLink } from "@/components/ui/static/StaticButtonLink";
import { StaticLink } from "@/lib/i18n/static-navigation";
import { useMayBeMember } from "@/lib/platform/browser/session/use-may-be-member";
import type { BeeWords } from "./bee-words";
import { BeeCard } from "./BeeCard";
import { addSlot, type SlotPart } from "./member-slots";
import styles from "./BeeCard.module.css";

type SlotProps = { bee: BeeWords; part: SlotPart };

/** Where MemberBees draws what a signed-in client can do. */
function MemberSlot({ bee: { id, name }, part }: SlotProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    () => (place.current ? addSlot({ id, name, part, place: place.current }) : undefined),
    [id, name, part],
  );
  return <span ref={place} className={styles.slot} />;
}

type Props = {
  bee: BeeWords;
  /** What the heart says; with the BEE's name. */
  keep: string;
  /** What the button to the profile says. */
  profile: string;
};

/**
 * A BEE in the directory. A visitor's heart leads to the sign-in and from there to the profile; a client's keeps the BEE
 * (MemberBees), and BEEs have none.
 */
export function PublicBeeCard({ bee, keep, profile }: Props) {
  const isMember = useMayBeMember();
  const href = `/account/profiles/${bee.id}`;
  return (
    <BeeCard
      bee={bee}
      corner={
        isMember ? (
          <MemberSlot bee={bee} part="heart" />
        ) : (
          <StaticLink
            href={`/sign-in?next=${encodeURIComponent(href)}`}
            prefetch={false}
            rel="nofollow"
            aria-label={keep}
            title={keep}
            className={styles.heart}
          >
            <Icon name="FavoriteBorder" />
          </StaticLink>
        )
      }
      actions={
        <>
          {isMember && <MemberSlot bee={bee} part="invite" />}
          <StaticButtonLink
            href={href}
            prefetch={false}
            variant={isMember ? "text" : "outlined"}
            aria-label={`${profile}: ${bee.name}`}
          >
            {profile}
          </StaticButtonLink>
        </>
      }
    />
  );
}
