import { handle, type JobHandler } from "@/lib/platform/server/job";
import { requestLinkJob, sendRequestedLink } from "./service/request-link";

/** What happens to accounts in the background. */
export const jobs: JobHandler[] = [handle(requestLinkJob, sendRequestedLink)];
