import { CLIENT_ERROR_LIMITS } from "@/lib/shared/client-error-constants";

const ADDRESS = "/api/client-errors";
/** Limits per page: an error in a loop is reported once, and a broken page does not flood the log. */
const MOST = 5;
/** No fault of ours: browsers say it of every busy page, and of scripts that extensions bring. */
const HARMLESS = /^(ResizeObserver loop|Script error\.?$)/;

const reported = new Map<string, Promise<string | null>>();

type Complaint = { message: string; stack?: string | undefined };

function complaintOf(error: unknown): Complaint {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack };
  return { message: typeof error === "string" ? error : Object.prototype.toString.call(error) };
}

/** Refused calls are shown to the person and logged by the server; they are no fault of the page. */
function isWorthReporting(error: unknown, { message }: Complaint): boolean {
  if (error instanceof Error && /^(ApiError|AbortError)$/.test(error.name)) return false;
  return message !== "" && !HARMLESS.test(message);
}

async function send({ message, stack }: Complaint): Promise<string | null> {
  const limits = CLIENT_ERROR_LIMITS;
  const body = JSON.stringify({
    message: message.slice(0, limits.message),
    stack: stack?.slice(0, limits.stack),
    // Without the query: links from mails carry their token there.
    route: window.location.pathname.slice(0, limits.route),
  });
  const headers = { "Content-Type": "application/json" };
  // It outlives the page, which may be reloaded at once.
  const { ok, headers: answered } = await fetch(ADDRESS, {
    method: "POST",
    body,
    headers,
    keepalive: true,
    credentials: "omit",
  });
  return ok ? answered.get("x-request-id") : null;
}

/** Reports what broke here to the server: the same thing once. Answers the request id it is logged under, or null. */
export async function reportClientError(error: unknown): Promise<string | null> {
  const complaint = complaintOf(error);
  const key = `${complaint.message}\n${complaint.stack ?? ""}`;
  const before = reported.get(key);
  if (before) return before;
  if (reported.size >= MOST || !isWorthReporting(error, complaint)) return null;
  // A failed report is never reported: without a network or a server it could not be received.
  const answer = send(complaint).catch(() => null);
  reported.set(key, answer);
  return answer;
}

/** Listens for uncaught errors and rejections. */
export function watchClientErrors(): void {
  window.addEventListener("error", ({ error, message }) => void reportClientError(error ?? message));
  window.addEventListener("unhandledrejection", (event) => {
    // webpack creates a promise for every chunk that it may prefetch, and catches nothing; the caller of the import
    // gets the error by its own promise.
    if (event.reason instanceof Error && event.reason.name === "ChunkLoadError") event.preventDefault();
    else void reportClientError(event.reason);
  });
}
