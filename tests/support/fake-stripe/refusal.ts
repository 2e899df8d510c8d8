import type { PaymentIntent } from "./objects";

/** Stripe's error shape. */
export type ErrorAnswer = {
  type: "card_error" | "invalid_request_error" | "idempotency_error" | "api_error";
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  payment_intent?: PaymentIntent;
};

/** An error response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorAnswer,
  ) {
    super(error.message);
  }
}

/** An invalid request. */
export function invalid(message: string, code?: string, param?: string): Refusal {
  return new Refusal(400, { type: "invalid_request_error", message, code, param });
}

/** A missing object: 404 when it was requested, 400 when it was a parameter. */
export function missing(what: string, id: string, param?: string): Refusal {
  return new Refusal(param ? 400 : 404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: param ?? "id",
  });
}

/** A card that cannot be charged. */
export function declined(code: string, message: string, payment_intent?: PaymentIntent): Refusal {
  const decline_code = code === "card_declined" ? "generic_decline" : undefined;
  return new Refusal(402, { type: "card_error", code, decline_code, message, payment_intent });
}
