import { handle, type JobHandler } from "@/lib/platform/server/job";
import { endBusiness, endBusinessJob } from "./service/delete-user";

export const jobs: JobHandler[] = [handle(endBusinessJob, endBusiness)];
