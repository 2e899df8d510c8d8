// A server that only alerts: the queue with the jobs of matches and pushes, in a process of its own.
import { jobs as pushJobs } from "@/lib/notifications/push/jobs";
import { startQueue } from "@/lib/platform/server/queue/queue";
import { jobs as matchJobs } from "@/lib/saved-searches/jobs";
import { report } from "./child-process";

await startQueue([...matchJobs, ...pushJobs]);
report({ port: 0 });
