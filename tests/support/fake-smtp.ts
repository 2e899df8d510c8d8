import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail as it was received. */
export type ReceivedOverSmtp = { from: string; to: string[]; headers: Record<string, string>; raw: string };

type Answers = {
  /** The answer to RCPT TO, for example "550 5.1.1 No such user". */
  recipient?: string;
  /** The answer after DATA, for example "451 4.3.0 Try again later". */
  content?: string;
};

/** An SMTP server with a few commands (RFC 5321), enough for a real client. */
export class FakeSmtp {
  readonly received: ReceivedOverSmtp[] = [];
  answers: Answers = {};
  private server: Server | undefined;
  private readonly open = new Set<Socket>();

  /** Listens; on the same port as before when it was stopped in between. */
  async start(port = 0): Promise<number> {
    const server = createServer((socket) => this.serve(socket));
    this.server = server;
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    return (server.address() as AddressInfo).port;
  }

  /** Closes its connections in the middle of whatever they were doing. */
  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((done) => this.server?.close(done));
  }

  private serve(socket: Socket): void {
    const mail = { from: "", to: [] as string[], lines: null as string[] | null };
    let pending = "";
    const reply = (line: string) => socket.write(`${line}\r\n`);
    this.open.add(socket);
    socket.on("close", () => this.open.delete(socket));
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      pending += chunk.toString("utf8");
      const lines = pending.split("\r\n");
      pending = lines.pop() ?? "";
      for (const line of lines) this.onLine(line, mail, reply, socket);
    });
    reply("220 fake ESMTP");
  }

  private onLine(
    line: string,
    mail: { from: string; to: string[]; lines: string[] | null },
    reply: (line: string) => void,
    socket: Socket,
  ): void {
    if (mail.lines) {
      if (line !== ".") return void mail.lines.push(line.startsWith("..") ? line.slice(1) : line);
      if (!this.answers.content) this.received.push(toReceived(mail.from, mail.to, mail.lines));
      Object.assign(mail, { from: "", to: [], lines: null });
      return reply(this.answers.content ?? "250 2.0.0 Taken");
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === "EHLO") return reply("250-fake\r\n250-8BITMIME\r\n250 SMTPUTF8");
    if (word === "MAIL") mail.from = bracketed(line);
    if (word === "RCPT") {
      if (this.answers.recipient) return reply(this.answers.recipient);
      mail.to.push(bracketed(line));
    }
    if (word === "DATA") {
      mail.lines = [];
      return reply("354 Go ahead");
    }
    if (word === "QUIT") return void socket.end("221 2.0.0 Bye\r\n");
    return reply("250 2.0.0 Fine");
  }
}

function bracketed(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? "";
}

function toReceived(from: string, to: string[], lines: string[]): ReceivedOverSmtp {
  const raw = lines.join("\r\n");
  const head = raw.split("\r\n\r\n")[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";
  const pairs = head.split("\r\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { from, to, headers: Object.fromEntries(pairs), raw };
}
