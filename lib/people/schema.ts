import { z } from "zod";
import { PROOFS } from "./constants";

/** What a user has proven beside who they are, which is `isVerified`. */
export const proofs = z.array(z.enum(PROOFS));
