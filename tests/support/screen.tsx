import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { configure, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { theme } from "@/components/ui/styles/theme/theme";
import type { OfferView } from "@/lib/offers/schema";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { PublicProfile } from "@/lib/users/profile/schema";
import type { OwnUser } from "@/lib/shared/own-user";
import { TENDER_COLUMNS } from "@/lib/tenders/constants";
import { MESSAGES } from "./screen-messages";

// The lazy chunks of a screen take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export const A_TENDER_ID = "0195f0a0-0000-7000-8000-000000000001";
const AT = "2026-11-20T10:00:00.000Z";

const NO_METRICS = { answerMinutes: null, completionPercent: null };
const FIRST_TERMS = { revision: 1, firstTotalMinor: 60_000, proposal: null };

const aUser = (id: string, role: "CLIENT" | "PRO", name: string) => ({
  id,
  role,
  name,
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
});

const UNANSWERED = { acceptedAt: null, validUntil: null, hiddenAt: null };

/** An open offer of the PRO "pro". */
export function anOfferView(changes: Partial<OfferView> = {}): OfferView {
  return {
    id: "offer",
    tenderId: A_TENDER_ID,
    pro: {
      ...aUser("pro", "PRO", "Tomáš Dvořák"),
      completedCount: 3,
      metrics: NO_METRICS,
      memberSince: AT,
      awayUntil: null,
      business: null,
      proofs: [],
    },
    ...FIRST_TERMS,
    priceType: "FIXED",
    priceMinor: 45_000,
    estimatedHours: null,
    materials: "INCLUDED",
    materialsMinor: null,
    files: [],
    totalMinor: 45_000,
    repeats: "NONE",
    distanceKm: null,
    message: "I can start on Monday and bring everything.",
    contentLang: "en",
    availableFrom: null,
    timeSlots: [],
    durationDays: null,
    status: "ACTIVE",
    declineReason: null,
    version: 1,
    createdAt: AT,
    updatedAt: AT,
    ...UNANSWERED,
    validDays: 14,
    isPinned: false,
    may: ["change", "withdraw"],
    ...changes,
  };
}

const NOTHING_YET = {
  recipientId: null,
  recipient: null,
  ownOffer: null,
  isPrivate: false,
  hiddenAt: null,
  publicAt: null,
  expiresAt: null,
  invitation: null,
  acceptedOfferId: null,
  agreedPriceMinor: null,
  agreedRateMinor: null,
  contact: null,
  agreedDay: null,
  agreedSlots: [],
  agreedDays: null,
  acceptedAt: null,
  finishRequestedAt: null,
  finishNote: null,
  finishPhotos: [],
  hasAgreed: false,
  completedAt: null,
  canceledAt: null,
  cancelReason: null,
  cancelNote: null,
  feedbackClosesAt: null,
  hasEndedAgreement: false,
  distanceKm: null,
  beyondRadiusKm: null,
  whyNotOffer: null,
  allowance: null,
  freeResend: null,
  viewCount: null,
};

/** An open tender of the client "client", as the API returns it. */
export function aTenderView(changes: Partial<TenderView> = {}): TenderView {
  return {
    ...NOTHING_YET,
    id: A_TENDER_ID,
    creatorId: "client",
    ...TENDER_COLUMNS,
    title: "Paint the hall",
    description: "Two walls and the ceiling, white.",
    category: { id: "c1", slug: "renovation", icon: "FormatPaint", name: "Renovation" },
    subcategory: { id: "s1", slug: "painting", name: "Painting" },
    answers: [],
    status: "NEW",
    version: 1,
    creator: aUser("client", "CLIENT", "Nora B."),
    isRemote: true,
    address: null,
    timeSlots: [],
    currency: "EUR",
    photos: [],
    files: [],
    offerCount: 1,
    createdAt: AT,
    updatedAt: AT,
    may: [],
    ...changes,
  };
}

/** The public profile of the PRO "pro", with nothing but a name. */
export function aPublicProfile(changes: Partial<PublicProfile> = {}): PublicProfile {
  return {
    ...aUser("pro", "PRO", "Tomáš Dvořák"),
    role: "PRO",
    headline: null,
    summary: null,
    serviceRadiusKm: 30,
    hourlyRateMinor: null,
    languages: [],
    educations: [],
    experiences: [],
    photos: [],
    subcategories: [],
    emailConfirmed: true,
    completedCount: 0,
    metrics: NO_METRICS,
    memberSince: AT,
    awayUntil: null,
    business: null,
    proofs: [],
    city: null,
    country: null,
    isListed: true,
    ...changes,
  };
}

/** Signs a made-up user in, without a server. */
export function signInAs(id: string, role: OwnUser["role"]): void {
  const user = {
    id,
    role,
    hasTwoStep: role === "ADMIN",
    adminRights: role === "ADMIN" ? ["MODERATE", "SUPPORT", "MANAGE"] : [],
    unread: { notifications: 0, messages: 0, version: 0 },
  } as OwnUser;
  sessionStore.signIn({ accessToken: "a", refreshToken: "r", user });
}

/** The API's answers by path, "/tenders/…" and so on; a number refuses with that status. */
export function answerWith(answers: Record<string, unknown>): void {
  accountAxios.defaults.adapter = (config) => {
    const answer = answers[config.url ?? ""] ?? 404;
    if (typeof answer === "number") return Promise.reject(new ApiError(answer, { code: "refused" }));
    return Promise.resolve({ data: answer, status: 200, statusText: "", headers: {}, config });
  };
}

/** A screen with all its providers, in English; returns its query cache. */
export function showScreen(screen: React.ReactNode) {
  const client = makeQueryClient();
  const around = (children: React.ReactNode) => (
    <NextIntlClientProvider locale="en" messages={MESSAGES} timeZone="UTC">
      <ThemeProvider theme={theme}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
  const { rerender } = render(around(screen));
  return { client, change: (next: React.ReactNode) => rerender(around(next)) };
}
