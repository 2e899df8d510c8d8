import type { EmailKind } from "../emails/constants";
import { EMAIL_KIND_OF, type NotificationType } from "./constants";

/** Whether a person's switches, of mails or of pushes, let a type through. */
export function isSwitchedOn(switches: Record<EmailKind, boolean>, type: NotificationType): boolean {
  const kind = EMAIL_KIND_OF[type];
  return kind === null || switches[kind];
}
