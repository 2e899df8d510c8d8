import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export const S3_KEY = { accessKeyId: "AKIDTESTKEY", secretAccessKey: "a-secret-only-tests-know" };
export const S3_REGION = "eu-central-1";
export const S3_BUCKET = "files";

type ObjectBytes = { bytes: Buffer; modifiedAt: Date };
type S3Request = { method: string; path: string; style: "path" | "host"; signedPayload: boolean };

const QUARTER_HOUR_MS = 900_000;
/** The page size of a listing: few enough that a handful of objects needs pagination. */
const PAGE = 3;
const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** The expected signature (AWS Signature Version 4), computed from the request as received. */
function signatureOf(request: IncomingMessage, scope: string, signedHeaders: string): string {
  const [path, query = ""] = (request.url ?? "").split("?");
  const inOrder = query
    .split("&")
    .filter(Boolean)
    .map((pair) => (pair.includes("=") ? pair : `${pair}=`));
  const headers = signedHeaders
    .split(";")
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? "")
          .trim()
          .replace(/ +/g, " ")}\n`,
    )
    .join("");
  const payload = String(request.headers["x-amz-content-sha256"]);
  const requests = [
    request.method,
    path,
    inOrder.toSorted((a, b) => (a < b ? -1 : 1)).join("&"),
    headers,
    signedHeaders,
    payload,
  ];
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(requests.join("\n"))];
  const [day = "", region = "", service = "", end = ""] = scope.split("/");
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${S3_KEY.secretAccessKey}`);
  return createHmac("sha256", key).update(toSign.join("\n")).digest("hex");
}

/** Why a request is refused, as an error code of S3; null when it is allowed. */
function whyNotLetIn(request: IncomingMessage, body: Buffer): string | null {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!parts) return "AccessDenied";
  const [, keyId, scope = "", signedHeaders = "", signature] = parts;
  if (keyId !== S3_KEY.accessKeyId) return "InvalidAccessKeyId";
  if (!scope.endsWith(`/${S3_REGION}/s3/aws4_request`)) return "AuthorizationHeaderMalformed";
  for (const name of ["host", "x-amz-date", "x-amz-content-sha256"])
    if (!signedHeaders.split(";").includes(name)) return "AccessDenied";
  const stamp = String(request.headers["x-amz-date"]);
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - at) < QUARTER_HOUR_MS)) return "RequestTimeTooSkewed";
  if (signatureOf(request, scope, signedHeaders) !== signature) return "SignatureDoesNotMatch";
  const claimed = request.headers["x-amz-content-sha256"];
  return claimed === "UNSIGNED-PAYLOAD" || claimed === sha256(body) ? null : "XAmzContentSHA256Mismatch";
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
  response.writeHead(status, { "Content-Type": "application/xml" }).end(xml);
}

type Answer = { request: IncomingMessage; response: ServerResponse; body: Buffer; key: string };

/** The objects of the bucket and their operations. */
class SmallBucket {
  readonly objects = new Map<string, ObjectBytes>();
  /** What is read or listed comes to a halt in the middle. */
  isStalling = false;

  list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted((a, b) => (a < b ? -1 : 1));
    const page = keys.slice(0, PAGE);
    const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${this.objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
    );
    const head = `<IsTruncated>${next !== ""}</IsTruncated>${next}`;
    response.writeHead(200, { "Content-Type": "application/xml" });
    if (this.isStalling) return void response.write(`<?xml version="1.0"?><ListBucketResult>${head}`);
    response.end(`<?xml version="1.0"?><ListBucketResult>${head}${contents.join("")}</ListBucketResult>`);
  }

  private get({ request, response, key }: Answer): void {
    const object = this.objects.get(key);
    if (!object) return refuse(response, 404, "NoSuchKey");
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    const bytes = range ? object.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : object.bytes;
    const headers: Record<string, string> = { "Content-Length": String(bytes.length) };
    if (range) headers["Content-Range"] = `bytes ${range[1]}-${range[2]}/${object.bytes.length}`;
    response.writeHead(range ? 206 : 200, headers);
    if (request.method === "HEAD") response.end();
    else if (this.isStalling) response.write(bytes.subarray(0, bytes.length / 2));
    else response.end(bytes);
  }

  answer(requests: Answer): void {
    const { request, response, body, key } = requests;
    if (request.method === "PUT") {
      if (request.headers["content-encoding"]?.includes("aws-chunked"))
        return refuse(response, 501, "NotImplemented");
      this.objects.set(key, { bytes: body, modifiedAt: new Date() });
      response.writeHead(200).end();
    } else if (request.method === "DELETE") {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else this.get(requests);
  }
}

/** The object key of a request, in either style of addressing; null when it names another bucket. */
function readLocation(request: IncomingMessage): { url: URL; key: string; seen: S3Request } | null {
  const url = new URL(request.url ?? "", "http://s3");
  const isHost = request.headers.host?.startsWith(`${S3_BUCKET}.`) ?? false;
  const path = decodeURIComponent(url.pathname).slice(1);
  if (!isHost && path !== S3_BUCKET && !path.startsWith(`${S3_BUCKET}/`)) return null;
  const signedPayload = request.headers["x-amz-content-sha256"] !== "UNSIGNED-PAYLOAD";
  const seen: S3Request = {
    method: request.method ?? "",
    path,
    style: isHost ? "host" : "path",
    signedPayload,
  };
  return { url, key: isHost ? path : path.slice(S3_BUCKET.length + 1), seen };
}

/**
 * A small S3: PUT, GET (with ranges), HEAD, DELETE and ListObjectsV2 with continuation, the bucket in the path or in
 * the host's name. It verifies every signature and refuses wrong ones.
 */
export async function startSmallS3() {
  const bucket = new SmallBucket();
  const requests: S3Request[] = [];
  const refusals: string[] = [];
  const state = { isAway: false, takesPut: () => Promise.resolve(true) };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const isTaken = request.method !== "PUT" || (await state.takesPut());
    if (state.isAway || !isTaken) return refuse(response, 503, "SlowDown");
    const refusal = whyNotLetIn(request, body);
    if (refusal) {
      refusals.push(refusal);
      return refuse(response, 403, refusal);
    }
    const location = readLocation(request);
    if (!location) return refuse(response, 404, "NoSuchBucket");
    const { url, key, seen } = location;
    requests.push(seen);
    const isList = key === "" && url.searchParams.get("list-type") === "2";
    return isList ? bucket.list(url.searchParams, response) : bucket.answer({ request, response, body, key });
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { port, bucket, objects: bucket.objects, requests, refusals, state, stop };
}
