"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { tenderCopyQuery, tenderQuery } from "@/lib/agreements/queries";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { Language } from "@/lib/i18n/languages";
import { pendingTendersQuery } from "@/lib/pending-tenders/queries";
import type { PendingTenderView } from "@/lib/pending-tenders/schema";
import { MIN_QUERY } from "@/lib/places/constants";
import { placeQuery, placesQuery } from "@/lib/places/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { SharedContent } from "@/lib/platform/browser/storage/shared-content";
import { likelyCountry, ownTimeZone } from "@/lib/platform/browser/time-zone";
import type { Address } from "@/lib/shared/address";
import { newId } from "@/lib/shared/ids";
import { sharedContentQuery } from "@/lib/tenders/queries";
import type { TenderCopy } from "@/lib/tenders/schema/content";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { emptyTender, toCopied, toTenderAgain } from "./form/form-values";

/** What a new tender begins with. */
export type Start = {
  title: string;
  address: Address | null;
  shared: SharedContent | null;
  /** A tender that is posted once more. */
  again: TenderView | null;
  /** Its content, with copies of its files; null also when they could not be copied. */
  copy: TenderCopy | null;
  /** The BEE of the completed tender sees the new one first. */
  isBooking: boolean;
  /** One that was described before there was an account, and could not be posted as it was. */
  returned: PendingTenderView | null;
};

const MAX_CITY = 100;

/**
 * The place of the search on the home page: chosen there (`place`), or only typed (`city`), because the form was sent
 * before the towns had come. Then it is the first one that is found, as it would have been there.
 */
function useSearchedPlace(): { address: Address | null; isPending: boolean } {
  const parameters = useSearchParams();
  const presetCountry = likelyCountry(useLocale(), ownTimeZone());
  const placeId = Number(parameters.get("place"));
  const isChosen = Number.isInteger(placeId) && placeId > 0;
  const place = useQuery({ ...placeQuery(placeId), enabled: isChosen });
  const city = (!isChosen && parameters.get("city")?.trim().slice(0, MAX_CITY)) || null;
  const towns = useQuery({
    ...placesQuery({ query: city ?? "" }),
    enabled: (city ?? "").length >= MIN_QUERY,
  });
  const isPending = (isChosen && place.isPending) || (towns.isEnabled && towns.isPending);
  if (city === null) return { address: place.data ?? null, isPending };
  const first = towns.data?.items[0];
  if (!first) return { address: { city, country: presetCountry ?? "" }, isPending };
  const { name, country, latitude, longitude } = first;
  return { address: { country, city: name, latitude, longitude }, isPending };
}

/** What was typed into the search on the home page, shared out of another app, posted once before or given back. */
export function useStart(): Start & { isPending: boolean } {
  const parameters = useSearchParams();
  const { isAuthenticated, isPending: isSessionPending } = useSession();
  const place = useSearchedPlace();
  const shared = useQuery(sharedContentQuery);
  const againId = parameters.get("again") ?? "";
  const again = useQuery({ ...tenderQuery(againId), enabled: againId !== "" && isAuthenticated });
  const [attempt] = useState(newId);
  const copy = useQuery({ ...tenderCopyQuery(againId, attempt), enabled: again.isEnabled });
  const pendingId = isAuthenticated ? parameters.get("pending") : null;
  const pending = useQuery({ ...pendingTendersQuery, enabled: pendingId !== null });
  const isWaiting = [
    place,
    shared,
    again.isEnabled && again,
    copy.isEnabled && copy,
    pendingId !== null && pending,
  ].some((query) => query && query.isPending);
  return {
    // Who fills the form decides where its photos go and how it ends.
    isPending: isWaiting || isSessionPending,
    again: again.data ?? null,
    copy: copy.data ?? null,
    isBooking: parameters.get("book") === "1",
    shared: shared.data ?? null,
    title: parameters.get("title")?.slice(0, 80) ?? "",
    address: place.address,
    returned: pending.data?.find(({ id, status }) => id === pendingId && status === "RETURNED") ?? null,
  };
}

/** The first values of the form. */
export function firstValues(
  { title, address, again, copy, returned }: Start,
  contentLang: Language,
): Omit<TenderFormInput, "subcategoryId"> {
  const fresh = { ...emptyTender(), title, address, contentLang };
  if (returned?.tender) return { ...fresh, ...returned.tender };
  if (copy) return toCopied(copy);
  return again ? toTenderAgain(again) : fresh;
}
