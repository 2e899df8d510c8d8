import { z } from "zod";

/** Who may see how the server is. */
export const observabilitySettings = {
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      "Opens GET /metrics for Prometheus to whoever sends it as a bearer token. Left out, only programmes on this machine may read it, and none where TRUST_PROXY says that a proxy stands before the server.",
    ),
};
