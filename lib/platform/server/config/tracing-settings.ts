import { z } from "zod";

/** Where traces and unexpected errors are sent; nothing leaves the server while they are left out. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Sends traces by OpenTelemetry's protocol to this collector, such as http://localhost:4318. Left out, nothing of it is even loaded.",
    ),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(["http/protobuf", "http/json"])
    .default("http/protobuf")
    .describe(
      "How traces are written: http/protobuf or http/json. Collectors take both; gRPC is not spoken.",
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe("Headers for the collector, such as its key: name=value, several with commas between."),
  OTEL_SERVICE_NAME: z.string().default("tenderbee").describe("The name of this market in the traces."),
  OTEL_TRACES_SAMPLER: z
    .enum([
      "always_on",
      "always_off",
      "traceidratio",
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio",
    ])
    .default("parentbased_always_on")
    .describe(
      "Which traces are kept: always_on, always_off, traceidratio, or one of these with parentbased_ before it, where the sender of a traceparent header decides for its own calls.",
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe("The share that the two samplers with a ratio keep, from 0 to 1."),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine((dsn) => URL.canParse(dsn) && new URL(dsn).username !== "" && /\/\d+$/.test(dsn), {
      message: "not a DSN: https://<key>@<host>/<project>",
    })
    .optional()
    .describe(
      "Sends unexpected errors of the server, without personal data, to Sentry or a server that speaks its protocol, such as GlitchTip: https://<key>@<host>/<project>.",
    ),
};
