import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

type SentSms = { account: string; to: string; from: string; text: string };

const PATH = /^\/2010-04-01\/Accounts\/([^/]+)\/Messages\.json$/;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

/** A provider of text messages that speaks Twilio's Messages API: a form, HTTP Basic, and JSON back. */
export class FakeSms {
  readonly sent: SentSms[] = [];
  /** Every message is refused with this status, as Twilio does with a number that is none. */
  refusal: number | null = null;
  url = "";
  private server: Server | undefined;

  constructor(
    private readonly account: string,
    private readonly token: string,
  ) {}

  /** The newest message to a number. */
  textTo(phone: string): string {
    return this.sent.findLast(({ to }) => to === phone)?.text ?? "";
  }

  /** The code in the newest message to a number. */
  codeTo(phone: string): string {
    return /\d{6}/.exec(this.textTo(phone))?.[0] ?? "";
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const account = PATH.exec(request.url ?? "")?.[1];
    const form = await formOf(request);
    const [to, from, text] = ["To", "From", "Body"].map((name) => form.get(name));
    const basic = `Basic ${Buffer.from(`${this.account}:${this.token}`).toString("base64")}`;
    if (request.method !== "POST" || account !== this.account) return { status: 404, body: { code: 20404 } };
    if (request.headers.authorization !== basic) return { status: 401, body: { code: 20003 } };
    if (request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") !== true)
      return { status: 400, body: { code: 21600 } };
    if (this.refusal || !to || !from || !text)
      return {
        status: this.refusal ?? 400,
        body: { code: 21211, message: `The 'To' number ${to} is not valid.` },
      };
    this.sent.push({ account, to, from, text });
    return { status: 201, body: { sid: `SM${this.sent.length}`, status: "queued", to, from, body: text } };
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      void this.answer(request).then(({ status, body }) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
      );
    });
    await new Promise<void>((done) => this.server?.listen(0, "127.0.0.1", done));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((done) => this.server?.close(done));
  }
}
