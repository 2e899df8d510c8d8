import type { StripeElements, Stripe as StripeLibrary } from "@stripe/stripe-js";

type Listener = (event: object) => void;
type Answer = { id: string; status: string; error?: { type: string; code?: string; message: string } };

// These run in the browser, where they see only one another: nothing else of this file exists there.

/** A request with the publishable key, as a browser may send it. */
async function requestStripe(
  key: string,
  method: "GET" | "POST",
  path: string,
  params: Record<string, string>,
) {
  const search = new URLSearchParams({ ...params, key });
  const answer = await (method === "GET"
    ? fetch(`https://api.stripe.com/v1/${path}?${search.toString()}`)
    : fetch(`https://api.stripe.com/v1/${path}`, { method: "POST", body: search }));
  return (await answer.json()) as Answer;
}

/** The field for a card's number, where Stripe has an iframe. */
function makeField() {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const problem = document.createElement("p");
  const listeners: { event: string; listener: Listener }[] = [];
  const emitEvent = (event: string) =>
    listeners.filter((each) => each.event === event).forEach(({ listener }) => listener({}));
  label.append("Card number", input, problem);
  input.addEventListener("input", () => emitEvent("change"));
  return {
    on: (event: string, listener: Listener) => void listeners.push({ event, listener }),
    off: () => undefined,
    update: () => undefined,
    destroy: () => label.remove(),
    mount: (place: HTMLElement) => {
      place.append(label);
      queueMicrotask(() => emitEvent("ready"));
    },
    number: () => input.value,
    complain: (text: string) => {
      problem.textContent = text;
    },
  };
}

function makeElements() {
  const field = makeField();
  return {
    create: () => field,
    getElement: () => field,
    update: () => undefined,
    submit: () => {
      const isTyped = field.number() !== "";
      field.complain(isTyped ? "" : "Your card number is incomplete.");
      const error = { type: "validation_error", message: "Your card number is incomplete." };
      return Promise.resolve(isTyped ? {} : { error });
    },
    // A name that Stripe does not know does not compile.
  } satisfies Partial<Record<keyof StripeElements, unknown>>;
}

/** The bank's authentication, in a dialog over the page. */
function authenticate(): Promise<void> {
  const dialog = document.createElement("dialog");
  const agree = document.createElement("button");
  agree.textContent = "Complete authentication";
  dialog.append("3D Secure 2 Test Page", agree);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((done) => {
    agree.addEventListener("click", () => {
      dialog.remove();
      done();
    });
  });
}

/** `window.Stripe`: what the screens call of it, and what react-stripe-js recognises it by. */
function makeStripe(key: string) {
  const idOf = (clientSecret: string) => clientSecret.split("_secret_")[0] ?? "";
  const confirm = async (clientSecret: string) => {
    await authenticate();
    const params = { client_secret: clientSecret };
    const { error, ...paymentIntent } = await requestStripe(
      key,
      "POST",
      `payment_intents/${idOf(clientSecret)}/confirm`,
      params,
    );
    return error ? { error } : { paymentIntent };
  };
  return {
    elements: makeElements,
    createToken: () => Promise.reject(new Error("not in use")),
    confirmCardPayment: () => Promise.reject(new Error("not in use")),
    createPaymentMethod: async ({ elements }: { elements: ReturnType<typeof makeElements> }) => {
      const params = { type: "card", "card[number]": elements.getElement().number() };
      const { error, ...paymentMethod } = await requestStripe(key, "POST", "payment_methods", params);
      return error ? { error } : { paymentMethod };
    },
    retrievePaymentIntent: async (clientSecret: string) => {
      const params = { client_secret: clientSecret };
      return {
        paymentIntent: await requestStripe(key, "GET", `payment_intents/${idOf(clientSecret)}`, params),
      };
    },
    confirmPayment: ({ clientSecret }: { clientSecret: string }) => confirm(clientSecret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => confirm(clientSecret),
  } satisfies Partial<Record<keyof StripeLibrary, unknown>>;
}

const PARTS = [requestStripe, makeField, makeElements, authenticate, makeStripe];

/** Stripe's library for browsers, as its address serves it: the same interface, rendered by the fake. */
export const stripeLibrary = `${PARTS.map(String).join("\n")}\nwindow.Stripe = makeStripe;`;
