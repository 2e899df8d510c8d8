"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import { DEFAULT_DISTANCE } from "@/lib/directory/constants";
import { beesNearQuery } from "@/lib/directory/queries";

/** Fewer would say who they are, and discourage more than they tell. */
const FEWEST = 3;

type Props = { service: string; city: string; country: string };

/** How many BEEs offer a service around a town, in one sentence; nothing where they are few or the town is not known. */
export function BeesNearText({ service, city, country }: Props) {
  const t = useTranslations("answers");
  const { data: found } = useQuery(beesNearQuery(service, city));
  if (!found || found.place?.country !== country || found.total < FEWEST) return null;
  const said = { count: found.total, km: DEFAULT_DISTANCE, city };
  return <Note tone="honey">{t(found.totalIsCapped ? "manyNear" : "near", said)}</Note>;
}
