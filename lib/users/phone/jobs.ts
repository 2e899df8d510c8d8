import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { deliverPhoneCode, sendPhoneCodeJob } from "./service";

/** Codes on their way to phones. */
export const jobs: JobHandler[] = [handle(sendPhoneCodeJob, ({ codeId }) => deliverPhoneCode(codeId))];
