import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { UnsubscribeScreen } from "@/components/users/settings/UnsubscribeScreen";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import type { EmailSettings } from "@/lib/shared/own-user";
import settings from "@/messages/en/settings.json";
import { showScreen } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("token=t") }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/unsubscribe",
}));

afterEach(cleanup);

type Answer = (isMade: boolean) => void;

/** The server with all mails switched on; each change waits for its answer. */
function serve(): Answer[] {
  const answers: Answer[] = [];
  let emails = {
    newMatch: true,
    newOffer: true,
    offerAccepted: true,
    jobChanges: true,
    feedback: true,
    newMessage: true,
  } as EmailSettings;
  publicAxios.defaults.adapter = (config) => {
    const body = JSON.parse(String(config.data)) as { emails?: Partial<EmailSettings> };
    const give = () => ({
      data: { address: "n***@example.com", role: "CLIENT", emails },
      status: 200,
      statusText: "",
      headers: {},
      config,
    });
    if (!body.emails) return Promise.resolve(give());
    return new Promise((resolve, reject) => {
      answers.push((isMade) => {
        if (!isMade) return reject(new ApiError(409, { code: "conflict" }));
        emails = { ...emails, ...body.emails };
        resolve(give());
      });
    });
  };
  return answers;
}

const { newOffer, feedback } = settings.mails;
const isOn = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name }).checked;
const press = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));

it("takes back the switch alone that was refused, while another one is on its way", async () => {
  const answers = serve();
  showScreen(<UnsubscribeScreen />);
  await screen.findByRole("switch", { name: newOffer });
  press(newOffer);
  press(feedback);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(true);
  answers[0]?.(false);
  await waitFor(() => expect(isOn(newOffer)).toBe(true));
  expect(isOn(feedback)).toBe(false);
});

it("takes back what was pressed again and again to what the server has", async () => {
  const answers = serve();
  showScreen(<UnsubscribeScreen />);
  await screen.findByRole("switch", { name: newOffer });
  press(newOffer);
  press(newOffer);
  press(newOffer);
  await waitFor(() => expect(answers).toHaveLength(3));
  expect(isOn(newOffer)).toBe(false);
  for (const answer of answers) answer(false);
  await waitFor(() => expect(isOn(newOffer)).toBe(true));
  expect(isOn(feedback)).toBe(true);
});
