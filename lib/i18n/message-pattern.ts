/**
 * A message with its arguments written as `{name}`, for texts whose arguments become links or lines of their own.
 * next-intl precompiles messages in Next's bundles: one with arguments is a list there, `["Write to ", ["email"], "."]`.
 */
export function messagePattern(message: unknown): string {
  if (!Array.isArray(message)) return String(message);
  return message
    .map((part: unknown) => (Array.isArray(part) ? `{${String(part[0])}}` : String(part)))
    .join("");
}
