"use client";

import { BeeCard } from "@/components/directory/card/BeeCard";
import { useBeeWords } from "@/components/directory/card/use-bee-words";
import type { PersonCard } from "@/lib/shared/people";

type Props = { pro: PersonCard; text: string; action?: React.ReactNode };

/** A BEE in a list of whom to invite: as everywhere, what there is to say, and what can be done. */
export function BeeRow({ pro, text, action }: Props) {
  const bee = useBeeWords()(pro);
  return (
    <li>
      <BeeCard bee={{ ...bee, facts: [text] }} heading="h3" isCompact corner={action} />
    </li>
  );
}
