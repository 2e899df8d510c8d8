import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EducationForm } from "@/components/users/sections/EducationForm";
import { ExperienceForm } from "@/components/users/sections/ExperienceForm";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

type Sent = { method: string | undefined; url: string | undefined; body: unknown };
let sent: Sent[] = [];
let users = 0;

beforeEach(() => {
  sent = [];
  // A user's drafts are restored for them only.
  users += 1;
  signInAs(`pro-${users}`, "PRO");
  accountAxios.defaults.adapter = (config) => {
    const body: unknown = config.data === undefined ? null : JSON.parse(String(config.data));
    sent.push({ method: config.method, url: config.url, body });
    return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
  };
});
afterEach(cleanup);

// By text and label: a hundred years in each list make a search by role slow.
const press = (name: string) => {
  const found = screen.queryByLabelText(name) ?? screen.getByText(name, { selector: "button, button span" });
  fireEvent.click(found.closest("button") ?? found);
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const PATIENCE = { timeout: 10_000 };
const alerts = () => document.querySelectorAll('[role="alert"]');

describe("a job of a working life", () => {
  it("is added with month and year from lists, and without an end while it goes on", async () => {
    showScreen(<ExperienceForm userId="pro" />);
    press("Add experience");
    type(/^Job title/, "Painter");
    type(/^From: Month/, "03");
    type(/^From: Year/, "2019");
    fireEvent.click(screen.getByLabelText("I still work here"));
    press("Save");

    await waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
    expect(sent[0]).toEqual({
      method: "post",
      url: "/users/experiences",
      body: {
        title: "Painter",
        company: null,
        fromMonth: "2019-03",
        toMonth: null,
        isCurrent: true,
        description: null,
      },
    });
    expect(await screen.findByText("Add experience", {}, PATIENCE)).toBeTruthy();
  });

  it("is not sent with half a month, and says what is missing", async () => {
    showScreen(<ExperienceForm userId="pro" />);
    press("Add experience");
    type(/^Job title/, "Painter");
    type(/^From: Month/, "03");
    press("Save");

    await waitFor(() => expect(alerts().length).toBeGreaterThan(0), PATIENCE);
    expect(screen.getByLabelText<HTMLSelectElement>(/^From: Month/).value).toBe("03");
    expect(sent).toEqual([]);
  });

  it("asks before what was changed is thrown away, and before it is deleted", async () => {
    const experience = {
      id: "e1",
      title: "Painter",
      company: "Farben GmbH",
      fromMonth: "2019-03",
      toMonth: "2021-05",
      isCurrent: false,
      description: null,
    };
    showScreen(<ExperienceForm userId="pro" experience={experience} />);
    press("Edit “Painter”");
    type(/^Company/, "");
    press("Cancel");
    fireEvent.click(await screen.findByText("Discard", { selector: "button, button span" }, PATIENCE));
    expect(await screen.findByText("Farben GmbH, Mar 2019 – May 2021", {}, PATIENCE)).toBeTruthy();

    press("Delete “Painter”");
    expect(sent).toEqual([]);
    fireEvent.click(await screen.findByText("Delete", { selector: "button, button span" }, PATIENCE));
    await waitFor(
      () => expect(sent).toMatchObject([{ method: "delete", url: "/users/experiences/e1" }]),
      PATIENCE,
    );
  });
});

it("a school is changed, and an emptied field is emptied on the server, too", async () => {
  const education = {
    id: "s1",
    school: "SOŠ stavebná",
    degree: "Painter",
    field: "Walls",
    fromYear: 2006,
    toYear: 2010,
    isCurrent: false,
    description: null,
  };
  showScreen(<EducationForm userId="pro" education={education} />);
  press("Edit “SOŠ stavebná”");
  type(/^Subject/, "");
  type(/^Until/, "2011");
  press("Save");

  await waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
  expect(sent[0]).toMatchObject({
    method: "put",
    url: "/users/educations/s1",
    body: { school: "SOŠ stavebná", degree: "Painter", field: null, fromYear: 2006, toYear: 2011 },
  });
});
