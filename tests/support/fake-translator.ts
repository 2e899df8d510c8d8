import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a provider was asked: its path, its headers and its body. */
type TranslatorRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

type Answer = (response: ServerResponse, request: TranslatorRequest) => void;

async function bodyOf(request: IncomingMessage): Promise<TranslatorRequest["body"]> {
  let text = "";
  for await (const part of request) text += String(part);
  return JSON.parse(text) as TranslatorRequest["body"];
}

/**
 * A translator of either wire protocol: LibreTranslate's at /translate, DeepL's at /v2/translate. Its translation is the
 * text with the target's name before it, unless `answer` says otherwise.
 */
export class FakeTranslator {
  readonly requests: TranslatorRequest[] = [];
  answer: Answer = this.translates();
  private server: Server | undefined;
  url = "";

  /** Translates with these words, or with the text itself marked by the target. */
  translates(words?: string): Answer {
    return (response, { path, body }) => {
      const isDeepl = path === "/v2/translate";
      const [asked, target] = isDeepl
        ? [(body.text as string[])[0], body.target_lang]
        : [body.q as string, body.target];
      const text = words ?? `[${String(target)}] ${asked}`;
      const answer = isDeepl
        ? { translations: [{ detected_source_language: body.source_lang, text }] }
        : { translatedText: text };
      this.sends(JSON.stringify(answer))(response);
    };
  }

  /** Translates LibreTranslate's way what it knows, and everything else as ever. */
  knows(translations: readonly (readonly [text: string, translation: string])[]): void {
    const known = new Map<unknown, string>(translations);
    this.answer = (response, request) => this.translates(known.get(request.body.q))(response, request);
  }

  /** Answers with this text, valid or not. */
  sends(body: string, status = 200): (response: ServerResponse) => void {
    return (response) => response.writeHead(status, { "content-type": "application/json" }).end(body);
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const asked = { path: request.url ?? "/", headers: request.headers, body };
        this.requests.push(asked);
        this.answer(response, asked);
      });
    });
    await new Promise<void>((done) => this.server?.listen(0, "127.0.0.1", done));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }
}
