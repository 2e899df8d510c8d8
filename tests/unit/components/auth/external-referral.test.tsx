import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useExternalSignIn } from "@/components/auth/external/use-external-sign-in";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { readStored, writeStored } from "@/lib/platform/browser/storage/local-storage";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({ useRouter: () => ({}) }));

let sent: Record<string, unknown> | null = null;

function SignUp() {
  const { submit } = useExternalSignIn("CLIENT");
  const identity = {
    provider: "GOOGLE",
    idToken: "a.b.c",
    nonce: "n",
    firstName: "Jan",
    lastName: "M",
  } as const;
  return <button onClick={() => void submit(identity)}>Google</button>;
}

async function signUp(): Promise<void> {
  showScreen(<SignUp />);
  screen.getByRole("button").click();
  await waitFor(() => expect(sent).not.toBeNull());
}

beforeEach(() => {
  localStorage.clear();
  sent = null;
  publicAxios.defaults.adapter = (config) => {
    sent = JSON.parse(String(config.data)) as Record<string, unknown>;
    const user = { id: "jan", emailConfirmed: true, referralCode: "JANSCODE", unread: { version: 0 } };
    const data = { accessToken: "a", refreshToken: "s.1.r", user };
    return Promise.resolve({ data, status: 201, statusText: "", headers: {}, config });
  };
});
afterEach(cleanup);

it("sends the code of a recommendation with an account of Google, once", async () => {
  writeStored("referral_code", "FRIEND01");
  await signUp();

  expect(sent?.referralCode).toBe("FRIEND01");
  await waitFor(() => expect(readStored("referral_code")).toBeNull());
});

it("does not send the code of an account of this very device", async () => {
  writeStored("known", "true,OWNCODE1");
  writeStored("referral_code", "OWNCODE1");
  await signUp();

  expect(sent).not.toHaveProperty("referralCode");
});
