import { ADMIN_MUTANTS } from "./admin";
import { DOOR_MUTANTS } from "./door";
import type { Mutant } from "./mutant";
import { OWNER_MUTANTS } from "./owners";
import { POLICY_MUTANTS } from "./policies";

/** `npm run mutants` makes one after another: the matrix must notice each. */
export const MUTANTS: Mutant[] = [...DOOR_MUTANTS, ...OWNER_MUTANTS, ...POLICY_MUTANTS, ...ADMIN_MUTANTS];
