import { handle, type JobHandler } from "@/lib/platform/server/queue/job";
import { rewardReferral, rewardReferralJob } from "./service";

/** Rewards recommendations after the first job of a newcomer. */
export const jobs: JobHandler[] = [handle(rewardReferralJob, rewardReferral)];
