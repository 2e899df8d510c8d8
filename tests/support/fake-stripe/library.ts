import type { StripeElements, Stripe as StripeLibrary } from "@stripe/stripe-js";

type Listener = (event: object) => void;
type Answer = { id: string; status: string; error?: { type: string; code?: string; message: string } };

// These run in the browser, where they see only one another: nothing of this file's own is there.

/** Asks Stripe with the publishable key, as a browser may. */
async function askStripe(key: string, method: "GET" | "POST", path: string, wish: Record<string, string>) {
  const asked = new URLSearchParams({ ...wish, key });
  const answer = await (method === "GET"
    ? fetch(`https://api.stripe.com/v1/${path}?${asked.toString()}`)
    : fetch(`https://api.stripe.com/v1/${path}`, { method: "POST", body: asked }));
  return (await answer.json()) as Answer;
}

/** The field for a card's number, where Stripe has a frame. */
function makeField() {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const problem = document.createElement("p");
  const listeners: { event: string; listener: Listener }[] = [];
  const tell = (event: string) =>
    listeners.filter((each) => each.event === event).forEach(({ listener }) => listener({}));
  label.append("Card number", input, problem);
  input.addEventListener("input", () => tell("change"));
  return {
    on: (event: string, listener: Listener) => void listeners.push({ event, listener }),
    off: () => undefined,
    update: () => undefined,
    destroy: () => label.remove(),
    mount: (place: HTMLElement) => {
      place.append(label);
      queueMicrotask(() => tell("ready"));
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

/** The bank's own question, over the page. */
function askPerson(): Promise<void> {
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

/** `window.Stripe`: what our screens call of it, and what react-stripe-js knows it by. */
function makeStripe(key: string) {
  const idOf = (clientSecret: string) => clientSecret.split("_secret_")[0] ?? "";
  const confirm = async (clientSecret: string) => {
    await askPerson();
    const wish = { client_secret: clientSecret };
    const { error, ...paymentIntent } = await askStripe(
      key,
      "POST",
      `payment_intents/${idOf(clientSecret)}/confirm`,
      wish,
    );
    return error ? { error } : { paymentIntent };
  };
  return {
    elements: makeElements,
    createToken: () => Promise.reject(new Error("not in use")),
    confirmCardPayment: () => Promise.reject(new Error("not in use")),
    createPaymentMethod: async ({ elements }: { elements: ReturnType<typeof makeElements> }) => {
      const wish = { type: "card", "card[number]": elements.getElement().number() };
      const { error, ...paymentMethod } = await askStripe(key, "POST", "payment_methods", wish);
      return error ? { error } : { paymentMethod };
    },
    retrievePaymentIntent: async (clientSecret: string) => {
      const wish = { client_secret: clientSecret };
      return { paymentIntent: await askStripe(key, "GET", `payment_intents/${idOf(clientSecret)}`, wish) };
    },
    confirmPayment: ({ clientSecret }: { clientSecret: string }) => confirm(clientSecret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => confirm(clientSecret),
  } satisfies Partial<Record<keyof StripeLibrary, unknown>>;
}

const PARTS = [askStripe, makeField, makeElements, askPerson, makeStripe];

/** Stripe's library for browsers, as its address answers it: the same interface, drawn and spoken by us. */
export const stripeLibrary = `${PARTS.map(String).join("\n")}\nwindow.Stripe = makeStripe;`;
