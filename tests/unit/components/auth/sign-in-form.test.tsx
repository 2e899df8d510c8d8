import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AxiosError, type InternalAxiosRequestConfig } from "axios";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SignInForm } from "@/components/auth/sign-in/SignInForm";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import auth from "@/messages/en/auth.json";
import common from "@/messages/en/common.json";
import validation from "@/messages/en/validation.json";

// With its dialogs it has tests of its own (second-step.test.tsx).
vi.mock("@/components/auth/sign-in/islands", () => ({
  LazySignInProblem: ({ error }: { error: Error }) => <p>{error.message}</p>,
}));

const words = {
  labels: { email: auth.fields.email, password: auth.fields.password },
  password: { show: common.form.showPassword, hide: common.form.hidePassword },
  problems: { required: validation.required, email: validation.email, ...common.failure },
  submit: auth.signIn.submit,
  busy: auth.signIn.busy,
};

type Answer = (config: InternalAxiosRequestConfig) => Promise<never>;
let sent: unknown[] = [];

/** The server: notes what is sent and answers with this. */
function serve(answer: Answer): void {
  publicAxios.defaults.adapter = (config) => {
    sent.push(JSON.parse(String(config.data)));
    return answer(config);
  };
}

const neverAnswers: Answer = () => new Promise<never>(() => undefined);
const email = () => screen.getByLabelText<HTMLInputElement>(words.labels.email);
const password = () => screen.getByLabelText<HTMLInputElement>(words.labels.password);
const press = () => fireEvent.submit(email().form!);

beforeEach(() => {
  sent = [];
  // No React state holds the values: without any provider, as on the page.
  render(<SignInForm words={words} forgot={null} />);
});
afterEach(cleanup);

describe("the form of the sign-in", () => {
  it("asks for what is missing at its field, and the first of them is focused", () => {
    press();
    expect(screen.getAllByText(validation.required)).toHaveLength(2);
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  it("refuses what is no e-mail address without asking the server", () => {
    fireEvent.input(email(), { target: { value: "nora at example" } });
    fireEvent.input(password(), { target: { value: "Malina-2026" } });
    press();
    expect(screen.getByText(validation.email)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("takes the problem away once its field is mended", () => {
    press();
    fireEvent.input(email(), { target: { value: "nora@example.com" } });
    expect(screen.getAllByText(validation.required)).toHaveLength(1);
    expect(email().getAttribute("aria-describedby")).toBeNull();
  });

  it("sends once, however often it is pressed", async () => {
    serve(neverAnswers);
    fireEvent.input(email(), { target: { value: "nora@example.com" } });
    fireEvent.input(password(), { target: { value: "Malina-2026" } });
    press();
    press();
    await waitFor(() => expect(sent).toHaveLength(1));
    press();
    expect(screen.getByRole("button", { name: words.busy }).getAttribute("aria-busy")).toBe("true");
    expect(sent).toEqual([{ email: "nora@example.com", password: "Malina-2026" }]);
  });

  it("says without a network what is wrong, keeps what was typed, and signs nobody in", async () => {
    serve((config) => Promise.reject(new AxiosError("down", "ERR_NETWORK", config)));
    fireEvent.input(email(), { target: { value: "nora@example.com" } });
    fireEvent.input(password(), { target: { value: "Malina-2026" } });
    press();
    expect((await screen.findByRole("alert")).textContent).toBe(common.failure.network);
    expect([email().value, password().value]).toEqual(["nora@example.com", "Malina-2026"]);
    expect(screen.getByRole("button", { name: words.submit })).toBeTruthy();
    expect(readStored("refreshToken")).toBeNull();
  });

  it("says of one attempt only why an account is closed", async () => {
    const decision = { id: "decision", rule: "SPAM", reason: "Advertising" };
    const closed = { code: "account_suspended", message: "This account is closed.", ticket: "t", decision };
    serve(() => Promise.reject(new ApiError(403, closed)));
    fireEvent.input(email(), { target: { value: "nora@example.com" } });
    fireEvent.input(password(), { target: { value: "Malina-2026" } });
    press();
    expect(await screen.findByText(closed.message)).toBeTruthy();

    const wrong = { code: "wrong_credentials", message: "This password is wrong." };
    serve(() => Promise.reject(new ApiError(401, wrong)));
    press();
    expect(await screen.findByText(wrong.message)).toBeTruthy();
    expect(screen.queryByText(closed.message)).toBeNull();
  });

  it("shows the password and hides it again", () => {
    fireEvent.click(screen.getByRole("button", { name: words.password.show }));
    expect(password().type).toBe("text");
    fireEvent.click(screen.getByRole("button", { name: words.password.hide }));
    expect(password().type).toBe("password");
  });
});
