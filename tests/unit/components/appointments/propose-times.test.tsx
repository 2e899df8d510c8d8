import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useAppointments } from "@/components/agreements/chat/use-appointments";
import { LazyTenderAppointments } from "@/components/appointments/lazy-appointments";
import { appointmentsQuery } from "@/lib/appointments/queries";
import type { AppointmentView } from "@/lib/appointments/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import messages from "@/messages/en/appointments.json";
import { aMessage } from "@/tests/support/chat-thread";
import { anOfferView, A_TENDER_ID, showScreen, signInAs } from "@/tests/support/screen";

const { card, form, none } = messages;

const { pro: partner } = anOfferView();
const PAIR = { tenderId: A_TENDER_ID, proId: "pro", kind: "WORK", partner, isRemote: true } as const;

const proposed = (changes: Partial<AppointmentView> = {}): AppointmentView => ({
  id: "a",
  tenderId: A_TENDER_ID,
  tenderTitle: "Paint the flat",
  proId: "pro",
  kind: "WORK",
  status: "PROPOSED",
  options: ["2999-12-01T08:00:00.000Z"],
  isProposedByMe: false,
  startsAt: null,
  durationMinutes: 60,
  nextMinutes: null,
  note: null,
  clashes: [],
  showsAddress: false,
  place: null,
  partner,
  version: 1,
  createdAt: "2999-11-01T08:00:00.000Z",
  may: ["PICK", "PROPOSE", "DECLINE"],
  ...changes,
});
const NEWER = proposed({ version: 2, options: ["2999-12-24T08:00:00.000Z"] });

let kept: AppointmentView[] = [];
const sent: { version: number }[] = [];
beforeEach(() => {
  cleanup();
  signInAs("client", "CLIENT");
  sent.length = 0;
  accountAxios.defaults.adapter = (config) => {
    if (config.method === "patch") sent.push(JSON.parse(String(config.data)) as { version: number });
    const isStale = config.method === "patch" && sent.at(-1)?.version !== kept[0]?.version;
    if (isStale) return Promise.reject(new ApiError(409, { code: "stale_version" }));
    return Promise.resolve({ data: { items: kept }, status: 200, statusText: "", headers: {}, config });
  };
});

const onTender = () => showScreen(<LazyTenderAppointments pair={PAIR} isQuiet={false} />);
function Conversation() {
  const reached = { ...partner, isOnline: false, lastSeenAt: null };
  const { cardOf, dialog } = useAppointments({ tenderId: A_TENDER_ID, proId: "pro" }, undefined, reached);
  const params = { appointmentId: "a", version: 1, byPro: true };
  return (
    <>
      {cardOf(aMessage(1, { params }))}
      {dialog}
    </>
  );
}
const inChat = () => showScreen(<Conversation />);
type Shown = ReturnType<typeof showScreen>;

const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Note/u });
const typeAfter = async (button: string) => {
  fireEvent.click(await screen.findByRole("button", { name: button }));
  fireEvent.change(await note(), { target: { value: "After work, please." } });
};
/** What the other of the two does arrives. */
const arrives = ({ client }: Shown, next: AppointmentView[]) => {
  kept = next;
  client.setQueryData(appointmentsQuery(A_TENDER_ID).queryKey, next);
};

describe("what is typed into a form with times", () => {
  it("is still there when the other side proposes times first", async () => {
    kept = [];
    const shown = onTender();
    await typeAfter(none.propose);
    arrives(shown, [proposed()]);

    await screen.findByText(/A time for the work is proposed/u);
    expect((await note()).value).toBe("After work, please.");
  });

  it.each([
    ["on the page of the tender", onTender],
    ["in the conversation", inChat],
  ])("is still there %s when the other side proposes other times or takes theirs back", async (_, show) => {
    kept = [proposed()];
    const shown = show();
    await typeAfter(card.others);

    arrives(shown, [NEWER]);
    await screen.findByText(/24 December/u, { selector: "li" });
    expect((await note()).value).toBe("After work, please.");

    arrives(shown, [proposed({ version: 3, status: "CANCELED", options: [], may: [] })]);
    await waitFor(() => expect(screen.queryByText(/24 December/u)).toBeNull());
    expect((await note()).value).toBe("After work, please.");
  });
});

it("shows times that were proposed meanwhile before others take their place", async () => {
  kept = [proposed()];
  onTender();
  await typeAfter(card.others);
  // Not known here yet: the server refuses what would replace them unseen.
  kept = [NEWER];
  fireEvent.click(screen.getByRole("button", { name: form.send }));

  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain(form.changed);
  expect(told.textContent).toContain("24 December");
  expect(sent).toMatchObject([{ version: 1 }]);

  fireEvent.click(screen.getByRole("button", { name: form.send }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toMatchObject([{ version: 1 }, { version: 2, note: "After work, please." }]);
});
