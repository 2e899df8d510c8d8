"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { usePersonName } from "@/components/ui/display/use-person-name";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = { tender: Pick<TenderView, "id" | "category" | "subcategory" | "recipient"> };

/** From a completed tender to a new one with the same answers, which its BEE sees first. */
export function BookAgain({ tender: { id, category, subcategory, recipient } }: Props) {
  const t = useTranslations("invitations.book");
  const nameOf = usePersonName();
  if (!recipient?.name) return null;
  return (
    <ButtonLink
      variant="outlined"
      href={`/account/create-tender/${category.slug}/${subcategory.slug}?again=${id}&book=1`}
    >
      {t("button", { name: nameOf(recipient) })}
    </ButtonLink>
  );
}
