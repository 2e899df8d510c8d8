import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdminOnly } from "@/components/shell/account/AdminOnly";
import { RequireSession } from "@/components/shell/account/RequireSession";
import { TwoStepSection } from "@/components/users/settings/TwoStepSection";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import twoStep from "@/messages/en/two-step.json";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ replace: () => undefined }),
  usePathname: () => "/account",
}));

const SECRET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const CODES = Array.from({ length: 10 }, (_, index) => `abcde-fghj${"kmnpqrstvw"[index]}`);
const SET_UP = { secret: SECRET, uri: `otpauth://totp/TenderBee:me?secret=${SECRET}&issuer=TenderBee` };

let sent: { path: string; body: unknown }[] = [];
let enabledAt: string | null = null;

/** The server, which keeps whether it is on; the right code is 123456. */
function serve(): void {
  accountAxios.defaults.adapter = (config) => {
    const give = (data: unknown) =>
      Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
    const path = config.url ?? "";
    if (config.method === "get") return give({ enabledAt, recoveryCodesLeft: enabledAt ? 10 : 0 });
    sent.push({ path, body: JSON.parse(String(config.data)) as unknown });
    if (path.endsWith("/set-up")) return give(SET_UP);
    if (path.endsWith("/disable")) enabledAt = null;
    if (path.endsWith("/confirm")) {
      if (!String(config.data).includes("123456"))
        return Promise.reject(
          new ApiError(422, {
            code: "validation_failed",
            errors: [{ path: "code", code: "wrongCode", message: "Wrong code" }],
          }),
        );
      enabledAt = "2026-11-20T10:00:00.000Z";
    }
    return give({ recoveryCodes: CODES });
  };
}

beforeEach(() => {
  sent = [];
  enabledAt = null;
  sessionStorage.clear();
  serve();
  signInAs("me", "CLIENT");
  sessionStore.patchUser({ hasPassword: true });
});
afterEach(cleanup);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function setUp() {
  fireEvent.click(await screen.findByRole("button", { name: twoStep.section.start }));
  type(twoStep.section.password, "Malina-2026");
  press(twoStep.section.proceed);
  await screen.findByRole("img", { name: twoStep.setUp.qr });
}

describe("switching two-step sign-in on", () => {
  it("draws the key as a picture and as text, takes a code and shows the recovery codes once", async () => {
    showScreen(<TwoStepSection />);
    await setUp();
    expect(screen.getByText("ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567")).toBeTruthy();
    const modules = screen.getByRole("img", { name: twoStep.setUp.qr }).querySelector("path");
    expect(modules?.getAttribute("d")?.length).toBeGreaterThan(1000);

    type(twoStep.step.code, "123 456");
    press(twoStep.setUp.submit);

    const list = within(await screen.findByRole("list", { name: twoStep.codes.title }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(CODES);
    const download = screen.getByRole("link", { name: twoStep.codes.download });
    expect(decodeURIComponent(download.getAttribute("href") ?? "")).toContain(CODES.join("\n"));
    expect(sent).toEqual([
      { path: "/auth/two-step/set-up", body: { currentPassword: "Malina-2026" } },
      { path: "/auth/two-step/confirm", body: { code: "123456" } },
    ]);

    press(twoStep.codes.done);
    expect(await screen.findByText("On since 20 November 2026")).toBeTruthy();
    expect(screen.queryByText(CODES[0]!)).toBeNull();
    expect(sessionStore.read().user?.hasTwoStep).toBe(true);
  });

  it("copies the recovery codes", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", {
      ...navigator,
      clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
    });
    showScreen(<TwoStepSection />);
    await setUp();
    type(twoStep.step.code, "123456");
    press(twoStep.setUp.submit);
    fireEvent.click(await screen.findByRole("button", { name: twoStep.codes.copy }));
    await waitFor(() => expect(copied).toEqual([`${CODES.join("\n")}\n`]));
    vi.unstubAllGlobals();
  });

  it("keeps the picture and says at the field that a code is wrong", async () => {
    showScreen(<TwoStepSection />);
    await setUp();
    type(twoStep.step.code, "000000");
    press(twoStep.setUp.submit);
    expect(await screen.findByText("Wrong code")).toBeTruthy();
    expect(screen.getByRole("img", { name: twoStep.setUp.qr })).toBeTruthy();
  });
});

describe("two-step sign-in that is on", () => {
  beforeEach(() => {
    enabledAt = "2026-11-20T10:00:00.000Z";
  });

  it("is switched off with the password", async () => {
    showScreen(<TwoStepSection />);
    fireEvent.click(await screen.findByRole("button", { name: twoStep.section.off }));
    const dialog = within(await screen.findByRole("dialog", { name: twoStep.off.title }));
    fireEvent.change(dialog.getByLabelText(twoStep.section.password), { target: { value: "Malina-2026" } });
    fireEvent.click(dialog.getByRole("button", { name: twoStep.off.submit }));

    expect(await screen.findByRole("button", { name: twoStep.section.start })).toBeTruthy();
    expect(sent).toEqual([{ path: "/auth/two-step/disable", body: { currentPassword: "Malina-2026" } }]);
  });

  it("gives new recovery codes, with a code where there is no password", async () => {
    sessionStore.patchUser({ hasPassword: false });
    showScreen(<TwoStepSection />);
    fireEvent.click(await screen.findByRole("button", { name: twoStep.section.renew }));
    const dialog = within(await screen.findByRole("dialog", { name: twoStep.renew.title }));
    fireEvent.change(dialog.getByLabelText(twoStep.proof.code), { target: { value: "123456" } });
    fireEvent.click(dialog.getByRole("button", { name: twoStep.renew.submit }));

    expect(await screen.findByRole("list", { name: twoStep.codes.title })).toBeTruthy();
    expect(sent).toEqual([{ path: "/auth/two-step/recovery-codes", body: { code: "123456" } }]);
  });
});

describe("an admin without two-step sign-in", () => {
  beforeEach(() => {
    signInAs("admin", "ADMIN");
    sessionStore.patchUser({ hasPassword: true, hasTwoStep: false });
  });

  it.each([AdminOnly, RequireSession])("sets it up before anything else opens", async (Gate) => {
    sessionStore.patchUser({ needsTwoStep: true });
    showScreen(<Gate>what admins see</Gate>);
    expect(await screen.findByRole("heading", { level: 1, name: twoStep.admin.title })).toBeTruthy();
    expect(screen.queryByText("what admins see")).toBeNull();

    await setUp();
    type(twoStep.step.code, "123456");
    press(twoStep.setUp.submit);
    fireEvent.click(await screen.findByRole("button", { name: twoStep.codes.done }));

    expect(await screen.findByText("what admins see")).toBeTruthy();
  });

  it("is asked in a demo and may skip it, once for a tab", async () => {
    const page = <AdminOnly>what admins see</AdminOnly>;
    showScreen(page);
    expect(screen.getByText("what admins see")).toBeTruthy();
    const link = await screen.findByRole("link", { name: twoStep.admin.setUp });
    expect(link.getAttribute("href")).toBe("/account/profiles/admin/update?tab=settings&section=twoStep");

    press(twoStep.admin.skip);
    expect(screen.queryByText(twoStep.admin.demo)).toBeNull();
    cleanup();
    showScreen(page);
    expect(screen.queryByText(twoStep.admin.demo)).toBeNull();
  });
});
