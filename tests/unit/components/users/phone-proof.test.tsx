import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PersonalSection } from "@/components/users/sections/PersonalSection";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import phone from "@/messages/en/phone.json";
import { showScreen, signInAs } from "@/tests/support/screen";

const NUMBER = "+436641234567";
const SHOWN = "+43 664 123 4567";
const TOO_MANY = "Not that often";
const WRONG = "Not this one";

let saved = { phone: NUMBER as string | null, isPhoneProven: false };
let sendings = 0;

/** The server, which sends a code twice; the right one is 123456. */
function serve({ hasPhoneProofs = true, demoCode = null as string | null } = {}): void {
  publicAxios.defaults.adapter = (config) =>
    Promise.resolve({ data: { hasPhoneProofs }, status: 200, statusText: "", headers: {}, config });
  accountAxios.defaults.adapter = (config) => {
    const give = (data: unknown) =>
      Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
    const refuse = (status: number, shape: ConstructorParameters<typeof ApiError>[1]) =>
      Promise.reject(new ApiError(status, shape));
    if (config.url === "/users/phone/verify") {
      sendings += 1;
      if (sendings > 2) return refuse(429, { code: "too_many_requests", message: TOO_MANY });
      return give({ expiresAt: `2026-11-27T10:0${sendings}:00.000Z`, demoCode });
    }
    if (config.url === "/users/phone/confirm") {
      if (!String(config.data).includes("123456"))
        return refuse(422, {
          code: "validation_failed",
          errors: [{ path: "code", code: "smsCode", message: WRONG }],
        });
      saved = { ...saved, isPhoneProven: true };
      return give(undefined);
    }
    if (config.method === "patch") {
      saved = { phone: "+436649999999", isPhoneProven: false };
      return give({ ...PERSON, ...saved });
    }
    return give({ ...PERSON, ...saved });
  };
}

const PERSON = {
  id: "me",
  role: "CLIENT",
  name: "Nora Berger",
  firstName: "Nora",
  lastName: "Berger",
  isBusiness: false,
  businessName: null,
  businessAddress: null,
  registrationNumber: null,
  vatId: null,
};

function show(role: OwnUser["role"] = "CLIENT", emailConfirmed = true) {
  signInAs("me", role);
  sessionStore.patchUser({ emailConfirmed });
  return showScreen(<PersonalSection />);
}

const at = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
const sendButton = () => screen.findByRole("button", { name: phone.send });
const typeCode = (value: string) => {
  fireEvent.change(screen.getByLabelText(phone.code), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: phone.confirm }));
};

beforeEach(() => {
  saved = { phone: NUMBER, isPhoneProven: false };
  sendings = 0;
  serve();
});
afterEach(cleanup);

it("proves the saved number by the code that was sent to it", async () => {
  show();
  expect(await screen.findByText(at(phone.text, { phone: SHOWN }))).toBeTruthy();
  fireEvent.click(await sendButton());
  expect(await screen.findByText(at(phone.sent, { minutes: "10" }))).toBeTruthy();
  typeCode("654321");
  expect(await screen.findByText(WRONG)).toBeTruthy();
  typeCode("123 456");
  expect(await screen.findByText(at(phone.proven, { phone: SHOWN }))).toBeTruthy();
  expect(screen.queryByLabelText(phone.code)).toBeNull();
});

it("keeps the field of a code that was sent when another one is refused", async () => {
  show("PRO");
  expect(await screen.findByText(at(phone.textPro, { phone: SHOWN }))).toBeTruthy();
  fireEvent.click(await sendButton());
  for (const turn of [2, 3]) {
    fireEvent.click(await screen.findByRole("button", { name: phone.again }));
    await waitFor(() => expect(sendings).toBe(turn));
  }
  expect(await screen.findByText(TOO_MANY)).toBeTruthy();
  typeCode("123456");
  expect(await screen.findByText(at(phone.proven, { phone: SHOWN }))).toBeTruthy();
});

it("asks anew once another number is saved", async () => {
  saved = { phone: NUMBER, isPhoneProven: true };
  show();
  await screen.findByText(at(phone.proven, { phone: SHOWN }));
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: "+43 664 999 9999" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(at(phone.text, { phone: "+43 664 999 9999" }))).toBeTruthy();
});

it("marks the code of a demo, where no message is sent", async () => {
  serve({ demoCode: "123456" });
  show();
  fireEvent.click(await sendButton());
  expect(await screen.findByText(at(phone.demo, { code: "123456" }))).toBeTruthy();
});

it.each([
  ["without a provider", { hasPhoneProofs: false }, "CLIENT", true],
  ["to an admin", {}, "ADMIN", true],
  ["before the address is confirmed", {}, "CLIENT", false],
] as const)("is not offered %s", async (_, settings, role, emailConfirmed) => {
  serve(settings);
  const { client } = show(role, emailConfirmed);
  // Asked for by the part that would offer it.
  await waitFor(() => expect(client.getQueryData(publicConfigQuery.queryKey)).toBeTruthy());
  expect(screen.queryByText(phone.title)).toBeNull();
});
