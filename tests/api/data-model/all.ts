import { AROUND } from "./around";
import { DISPUTES } from "./disputes";
import { MARKET } from "./market";
import { MATCHING } from "./matching";
import { USERS } from "./people";
import { REPORTS } from "./reports";
import { REVIEWS } from "./reviews";
import { WAITING } from "./waiting";

/** Every row that the database must refuse, of all tables. */
export const REFUSALS = [
  ...USERS,
  ...MARKET,
  ...REVIEWS,
  ...WAITING,
  ...DISPUTES,
  ...REPORTS,
  ...MATCHING,
  ...AROUND,
];
