import { expect, type APIRequestContext } from "playwright/test";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { offerView, type OfferView } from "@/lib/offers/schema";
import { fixedId } from "@/lib/shared/ids";
import { tenderView, type TenderView } from "@/lib/agreements/schema/tender-view";
import type { E2eUser } from "./e2e-people";

/** Calls the API as a user, in their language. */
export async function callAs(
  request: APIRequestContext,
  user: E2eUser,
  method: "GET" | "POST" | "PATCH",
  path: string,
  data?: unknown,
): Promise<unknown> {
  const headers = {
    Authorization: `Bearer ${user.accessToken}`,
    "Content-Language": user.lang,
    ...(method === "POST" && { "Idempotency-Key": crypto.randomUUID() }),
  };
  const answer = await request.fetch(`/api${path}`, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : await answer.json();
}

export type TenderDetails = { title?: string; description?: string; subcategory?: SubcategorySlug };

/** An open tender in Vienna, without a date. */
export async function aTender(
  request: APIRequestContext,
  client: E2eUser,
  details: TenderDetails = {},
): Promise<TenderView> {
  // A title of its own: lists of other tests show it too.
  const ownTitle = `Vorzimmer ausmalen ${crypto.randomUUID().slice(0, 6)}`;
  const { subcategory = "painting", title = ownTitle, description } = details;
  const body = {
    subcategoryId: fixedId(`subcategory:${subcategory}`),
    title,
    description: description ?? "Wände und Decke in Weiß, etwa zwölf Quadratmeter. Abgedeckt wird von uns.",
    isRemote: false,
    address: {
      country: "AT",
      city: "Wien",
      postcode: "1060",
      street: "Mariahilfer Straße 12",
      latitude: 48.2,
      longitude: 16.36,
    },
    dateType: "FLEXIBLE",
    budgetType: "RANGE",
    budgetMinMinor: 50_000,
    budgetMaxMinor: 90_000,
    contentLang: client.lang,
  };
  return tenderView.parse(await callAs(request, client, "POST", "/tenders", body));
}

export const MESSAGE = "Dobrý den, rád se práce ujmu a mohu začít příští týden.";

/** An offer on a tender, materials included. */
export async function anOffer(
  request: APIRequestContext,
  pro: E2eUser,
  tenderId: string,
  priceMinor = 70_000,
): Promise<OfferView> {
  const body = { priceType: "FIXED", priceMinor, materials: "INCLUDED", message: MESSAGE, durationDays: 2 };
  return offerView.parse(await callAs(request, pro, "POST", `/tenders/${tenderId}/offers`, body));
}

/** The tender as this user sees it now. */
export async function tenderAs(
  request: APIRequestContext,
  user: E2eUser,
  tenderId: string,
): Promise<TenderView> {
  return tenderView.parse(await callAs(request, user, "GET", `/tenders/${tenderId}`));
}

export async function moveTender(
  request: APIRequestContext,
  user: E2eUser,
  tenderId: string,
  move: "finish" | "cancel" | "release",
): Promise<void> {
  const { version } = await tenderAs(request, user, tenderId);
  const body = move === "finish" ? { version } : { version, reason: "SCHEDULE" };
  await callAs(request, user, "PATCH", `/tenders/${tenderId}/${move}`, body);
}
