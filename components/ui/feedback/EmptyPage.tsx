"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "../actions/ButtonLink";
import { EmptyState } from "./EmptyState";

/** A page beyond the end of a list that does have rows, from an old address: the way back to where they are. */
export function EmptyPage({ hrefForPage }: { hrefForPage: (page: number) => string }) {
  const t = useTranslations("common.list.emptyPage");
  const back = (
    <ButtonLink href={hrefForPage(1)} variant="outlined">
      {t("first")}
    </ButtonLink>
  );
  return <EmptyState title={t("title")} text={t("text")} actions={back} />;
}
