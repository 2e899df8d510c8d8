import { singletons } from "../config/singletons";
import { isOutage } from "../database/outage";

/** Whether the database is away. Asked last: what else is measured needs it, and finds it out on a night without calls. */
export function measureOutage(): void {
  singletons.metrics?.databaseAway.set(Number(isOutage()));
}
