import { charge, itemOf, makeInvoice, voidInvoice } from "./billing";
import { applyPhase, letGo } from "./schedules";
import { endSubscription, methodOf, OPEN_SECONDS } from "./subscriptions";
import type { Subscription } from "./objects";
import { monthLater, type World } from "./world";

type Due = { at: number; happen: () => void };

/** Renewal: the next period begins with its invoice. */
export function renew(world: World, subscription: Subscription): void {
  const item = itemOf(subscription);
  const schedule = world.schedules.maybe(subscription.schedule);
  const next = schedule?.phases.find(({ start_date }) => start_date === item.current_period_end);
  if (schedule && next) applyPhase(world, schedule, next);
  else if (schedule) letGo(world, schedule);
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthLater(item.current_period_start, subscription.start_date);
  const invoice = makeInvoice(world, subscription, [item.price.unit_amount ?? 0], "subscription_cycle");
  world.emit("customer.subscription.updated", subscription);
  const outcome = charge(world, invoice, methodOf(world, subscription), { isPresent: false });
  if (outcome === "paid" || subscription.status === "past_due") return;
  subscription.status = "past_due";
  world.emit("customer.subscription.updated", subscription);
}

function expireChange(world: World, subscription: Subscription): void {
  voidInvoice(world, world.invoices.maybe(subscription.latest_invoice));
  subscription.pending_update = null;
  world.emit("customer.subscription.pending_update_expired", subscription);
}

/** The next scheduled event of a subscription. */
function nextOf(world: World, subscription: Subscription): Due | null {
  if (subscription.ended_at) return null;
  if (subscription.status === "incomplete")
    return { at: subscription.created + OPEN_SECONDS, happen: () => endSubscription(world, subscription) };
  const { current_period_end } = itemOf(subscription);
  const expires = subscription.pending_update?.expires_at ?? Infinity;
  if (expires <= current_period_end) return { at: expires, happen: () => expireChange(world, subscription) };
  const end = subscription.cancel_at_period_end ? endSubscription : renew;
  return { at: current_period_end, happen: () => end(world, subscription) };
}

/** Advances the clock; everything scheduled happens in its order on the way. */
export function advance(world: World, to: number): void {
  for (;;) {
    const due = world.subscriptions
      .all()
      .flatMap((subscription) => nextOf(world, subscription) ?? [])
      .filter(({ at }) => at <= to)
      .sort((one, other) => one.at - other.at)[0];
    if (!due) break;
    world.now = Math.max(world.now, due.at);
    due.happen();
  }
  world.now = Math.max(world.now, to);
}
