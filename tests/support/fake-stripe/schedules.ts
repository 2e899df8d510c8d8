import type Stripe from "stripe";
import { itemOf } from "./billing";
import { findOwnMethod } from "./cards";
import { group, groups, maybeFlag, maybeString, onlyKnown, text, whole, words, type Params } from "./form";
import { invalid } from "./refusal";
import type { Phase, Schedule } from "./objects";
import { monthLater, type World } from "./world";

const UPDATE = [
  "end_behavior",
  "metadata",
  "phases",
  "default_settings",
  "proration_behavior",
  "expand",
] as const satisfies (keyof Stripe.SubscriptionScheduleUpdateParams)[];

const PHASE = [
  "items",
  "start_date",
  "end_date",
  "duration",
  "proration_behavior",
  "default_payment_method",
  "automatic_tax",
] as const satisfies (keyof Stripe.SubscriptionScheduleUpdateParams.Phase)[];

/** POST /v1/subscription_schedules: from a subscription, with its present period as the only phase. */
export function createSchedule(world: World, params: Params): Schedule {
  onlyKnown(params, ["from_subscription", "expand"]);
  const subscription = world.subscriptions.find(text(params, "from_subscription"), "from_subscription");
  if (subscription.schedule) throw invalid("The subscription already has a schedule.");
  if (subscription.ended_at) throw invalid("The subscription has ended.");
  const { price, current_period_start: start_date, current_period_end: end_date } = itemOf(subscription);
  const phase: Phase = {
    start_date,
    end_date,
    proration_behavior: "create_prorations",
    default_payment_method: subscription.default_payment_method,
    items: [{ price: price.id, quantity: 1 }],
  };
  const schedule = world.schedules.add({
    id: world.newId("sub_sched"),
    object: "subscription_schedule",
    status: "active",
    created: world.now,
    current_phase: { start_date, end_date },
    customer: subscription.customer,
    default_settings: { default_payment_method: null },
    end_behavior: subscription.cancel_at_period_end ? "cancel" : "release",
    metadata: {},
    phases: [phase],
    released_at: null,
    released_subscription: null,
    subscription: subscription.id,
  });
  // From now on the schedule decides how it ends.
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = null;
  subscription.schedule = schedule.id;
  world.emit("subscription_schedule.created", schedule);
  world.emit("customer.subscription.updated", subscription);
  return schedule;
}

function phaseEnd(params: Params, start: number): number {
  if (params.end_date) return whole(params, "end_date");
  if (text(group(params, "duration"), "interval") !== "month") throw invalid("The fake knows months only.");
  return monthLater(start);
}

function readPhase(world: World, params: Params, start: number, customer: string): Phase {
  onlyKnown(params, PHASE);
  const items = groups(params, "items").map((item) => ({
    price: world.prices.find(text(item, "price"), "phases[items][price]").id,
    quantity: 1,
  }));
  if (items.length === 0) throw invalid("Missing required param: phases[0][items].", "parameter_missing");
  const behaviour = maybeString(params, "proration_behavior") ?? "create_prorations";
  return {
    start_date: start,
    end_date: phaseEnd(params, start),
    proration_behavior: behaviour as Phase["proration_behavior"],
    default_payment_method: findOwnMethod(world, params, "default_payment_method", customer),
    automatic_tax: { enabled: maybeFlag(group(params, "automatic_tax"), "enabled") ?? false },
    items,
  };
}

function readPhases(world: World, params: Params, schedule: Schedule): Phase[] {
  const phases: Phase[] = [];
  for (const one of groups(params, "phases")) {
    const previous = phases.at(-1);
    const start = previous?.end_date ?? whole(one, "start_date");
    phases.push(readPhase(world, one, start, schedule.customer));
  }
  if (phases[0]?.start_date !== schedule.phases[0]?.start_date)
    throw invalid(
      "You can not modify the start date of a phase that has begun.",
      undefined,
      "phases[0][start_date]",
    );
  return phases;
}

/** A phase's settings hold for the subscription, also when they are empty: then there is no card. */
export function applyPhase(world: World, schedule: Schedule, phase: Phase): void {
  const subscription = world.subscriptions.find(schedule.subscription ?? "");
  const { default_payment_method: general } = schedule.default_settings;
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  subscription.default_payment_method = phase.default_payment_method ?? general;
  subscription.automatic_tax = phase.automatic_tax ?? { enabled: false };
  itemOf(subscription).price = world.prices.find(phase.items[0]?.price ?? "");
}

/** POST /v1/subscription_schedules/{id} */
export function updateSchedule(world: World, params: Params, id: string): Schedule {
  onlyKnown(params, UPDATE);
  const schedule = world.schedules.find(id);
  if (schedule.status !== "active") throw invalid("You cannot update a schedule that is not active.");
  const settings = group(params, "default_settings");
  const method = findOwnMethod(world, settings, "default_payment_method", schedule.customer);
  if (method) schedule.default_settings.default_payment_method = method;
  schedule.metadata = { ...schedule.metadata, ...words(params, "metadata") };
  const ending = maybeString(params, "end_behavior");
  if (ending) schedule.end_behavior = ending as Schedule["end_behavior"];
  if (params.phases) schedule.phases = readPhases(world, params, schedule);
  const phase = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.start_date);
  if (phase) applyPhase(world, schedule, phase);
  world.emit("subscription_schedule.updated", schedule);
  return schedule;
}

/** The subscription continues without the schedule. */
export function letGo(world: World, schedule: Schedule): void {
  const { subscription: subscriptionId } = schedule;
  const subscription = world.subscriptions.find(subscriptionId ?? "");
  Object.assign(schedule, {
    status: "released",
    released_at: world.now,
    current_phase: null,
    subscription: null,
  });
  schedule.released_subscription = subscription.id;
  subscription.schedule = null;
  world.emit("subscription_schedule.released", schedule);
  world.emit("customer.subscription.updated", subscription);
}

/** POST /v1/subscription_schedules/{id}/release */
export function releaseSchedule(world: World, params: Params, id: string): Schedule {
  onlyKnown(params, ["preserve_cancel_date", "expand"]);
  const schedule = world.schedules.find(id);
  if (schedule.status !== "active") throw invalid("You cannot release a schedule that is not active.");
  letGo(world, schedule);
  return schedule;
}
