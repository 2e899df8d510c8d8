"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "../actions/ButtonLink";
import { EmptyState } from "./EmptyState";

/** Empty state for a page number beyond the end of a list, from an old URL: links to the first page. */
export function EmptyPage({ hrefForPage }: { hrefForPage: (page: number) => string }) {
  const t = useTranslations("common.list.emptyPage");
  const back = (
    <ButtonLink href={hrefForPage(1)} variant="outlined">
      {t("first")}
    </ButtonLink>
  );
  return <EmptyState title={t("title")} text={t("text")} actions={back} />;
}
