import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { answeredTenderForm } from "@/components/questions/answered-tender-form";
import { EditTenderScreen } from "@/components/tenders/EditTenderScreen";
import { toTenderForm } from "@/components/tenders/form/form-values";
import { tenderKeys } from "@/lib/tenders/queries";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
}));
vi.mock("@/components/tenders/form/LazyTenderForm", () => ({
  LazyTenderForm: ({ defaults }: { defaults: { title: string } }) => <p>{defaults.title}</p>,
}));

afterEach(cleanup);

it("opens with the tender as the server knows it now, and keeps that while it is open", async () => {
  signInAs("client", "CLIENT");
  const serve = (title: string, may: ("edit" | "cancel")[]) =>
    answerWith({ [`/tenders/${A_TENDER_ID}`]: aTenderView({ title, may }) });
  const { client, change } = showScreen(<h1>Another screen</h1>);
  const key = tenderKeys.one(A_TENDER_ID);
  client.setQueryData(key, aTenderView({ title: "Before", may: [] }));
  await client.invalidateQueries({ queryKey: key });

  serve("Released again", ["edit"]);
  change(<EditTenderScreen tenderId={A_TENDER_ID} />);
  expect(await screen.findByText("Released again")).toBeTruthy();

  serve("Changed elsewhere", []);
  await act(() => client.invalidateQueries({ queryKey: key }));
  expect(screen.getByText("Released again")).toBeTruthy();
});

it("saves a better title after the day has passed, but takes no other past day", () => {
  const before = toTenderForm(
    aTenderView({
      subcategory: { id: A_TENDER_ID, slug: "painting", name: "Painting" },
      dateType: "ON_DATE",
      startDate: "2024-05-01",
    }),
  );
  const issuesOf = (changes: Partial<typeof before>) =>
    answeredTenderForm(before)
      .safeParse({ ...before, title: "Paint two halls", ...changes })
      .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

  expect(issuesOf({})).toBeUndefined();
  // Two days that are the same are one.
  expect(issuesOf({ endDate: "2024-05-01" })).toBeUndefined();
  expect(issuesOf({ startDate: "2024-05-02" })).toEqual(["startDate dateInPast"]);
  expect(issuesOf({ dateType: "RANGE", endDate: "2999-05-02" })).toEqual([
    "startDate dateInPast",
    "endDate dateTooLate",
  ]);
});
