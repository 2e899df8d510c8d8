import type { APIRequestContext } from "playwright/test";
import { tenderList } from "@/lib/tenders/schema/view";
import { callAs } from "./e2e-market";
import type { Person } from "./e2e-people";

/** Screens everybody can open, without their language. */
export const PUBLIC_PATHS = [
  "",
  "/sign-in",
  "/sign-in?next=%2Faccount%2Ftenders",
  "/sign-up",
  "/sign-up?role=PRO&step=2",
  "/sign-up/success",
  "/confirm-email",
  "/confirm-email?token=none",
  "/forgot-password",
  "/change-password",
  "/change-password?token=none",
  "/link-account",
  "/link-account?token=none",
  "/change-email?token=none",
  "/unsubscribe-from-emails",
  "/unsubscribe-from-emails?token=none",
  "/account/subscriptions",
  "/imprint",
  "/about-us",
  "/all-services",
  "/contact-us",
  "/privacy-policy",
  "/cookie-policy",
  "/dmca-policy",
  "/terms-and-conditions",
] as const;

/** Screens every signed-in person can open. */
const accountPaths = ({ id }: Person) => [
  "/account",
  "/account/notifications",
  `/account/profiles/${id}`,
  `/account/profiles/${id}/preview`,
  `/account/profiles/${id}/update`,
  `/account/profiles/${id}/update?tab=settings`,
  "/account/subscriptions",
  "/change-password",
];

async function firstTender(request: APIRequestContext, person: Person, list: string): Promise<string[]> {
  const found = tenderList.parse(await callAs(request, person, "GET", list));
  return found.items.slice(0, 1).map(({ id }) => `/account/tenders/${id}`);
}

/** Screens of a client of the demo market, with a tender in every state. */
export async function clientPaths(request: APIRequestContext, client: Person): Promise<string[]> {
  const tabs = ["all", "applied", "accepted", "completed"];
  const tenders = await Promise.all(
    tabs.map((tab) => firstTender(request, client, `/tenders/created-by-me?tab=${tab}`)),
  );
  const [open = []] = tenders;
  return [
    ...accountPaths(client),
    "/account/create-tender",
    "/account/create-tender/renovation",
    "/account/create-tender/renovation/painting",
    ...open.map((path) => `/account/create-tender/success?tenderId=${path.split("/").at(-1)}`),
    "/account/tenders/created-by-me",
    "/account/tenders/created-by-me?search=xyzxyz",
    ...open.map((path) => `${path}/edit`),
    ...new Set(tenders.flat()),
  ];
}

/** Screens of a PRO of the demo market, with a tender in every state. */
export async function proPaths(request: APIRequestContext, pro: Person): Promise<string[]> {
  const tabs = ["all", "most-relevant", "applied", "accepted", "completed"];
  const tenders = await Promise.all(tabs.map((tab) => firstTender(request, pro, `/tenders?tab=${tab}`)));
  const [, , applied = []] = tenders;
  return [
    ...accountPaths(pro),
    "/account/my-subscriptions",
    "/account/my-subscriptions/subscription-new",
    "/account/my-subscriptions/subscription-payment-handling?id=none",
    "/account/payment?plan=standard",
    "/account/payment?plan=none",
    "/account/payment/success",
    "/account/tenders",
    "/account/tenders?tab=most-relevant",
    "/account/tenders?search=xyzxyz",
    ...applied.map((path) => `/account/success-create-offer?tenderId=${path.split("/").at(-1)}`),
    ...new Set(tenders.flat()),
  ];
}

/** Screens only an admin has. */
export const ADMIN_PATHS = ["/account", "/admin/verifications"] as const;
