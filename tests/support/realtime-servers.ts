import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { io, type ManagerOptions, type Socket, type SocketOptions } from "socket.io-client";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { startRealtime, stopRealtime, type RealtimeSettings } from "@/lib/platform/server/realtime/realtime";
import { closeRedis } from "@/lib/platform/server/database/redis";
import { accessTokenOf } from "./call";
import { SOCKET_MODULES, type SocketModules } from "./socket-modules";

export type ServerSettings = RealtimeSettings & { modules?: SocketModules };
type DeviceOptions = Partial<ManagerOptions & SocketOptions>;

/**
 * The servers of a socket test. On one process that is one server in the test's own; in the project `cluster` there
 * is a second process, joined by Redis, and every second device connects to that one.
 */
export class RealtimeServers {
  private readonly urls: string[] = [];
  private readonly devices: Socket[] = [];
  private second: ChildProcess | undefined;
  private turn = 0;

  constructor(private readonly settings: ServerSettings) {}

  async start(): Promise<void> {
    const { modules = "product", ...settings } = this.settings;
    const server = createHardenedServer((_, response) => response.writeHead(404).end());
    await startRealtime(server, await SOCKET_MODULES[modules](), settings);
    await new Promise<void>((done) => server.listen(0, done));
    this.urls.push(`http://localhost:${(server.address() as AddressInfo).port}`);
    if (process.env.REDIS_URL) this.urls.push(await this.startSecond());
  }

  private async startSecond(): Promise<string> {
    // No options of the test's own process: the bundle needs no loader.
    const second = fork(inject("secondProcess"), [JSON.stringify(this.settings)], { execArgv: [] });
    this.second = second;
    const ended = once(second, "exit").then(([code]) => {
      throw new Error(`the second server process ended with ${String(code)}`);
    });
    const [{ port }] = (await Promise.race([once(second, "message"), ended])) as [{ port: number }];
    ended.catch(() => undefined);
    return `http://localhost:${port}`;
  }

  /** The address of a server, by its number; of the next one in turn when left out. */
  urlOf(server: number = this.turn++): string {
    const url = this.urls[server % this.urls.length];
    if (!url) throw new Error("the servers have not been started");
    return url;
  }

  /** A device that has begun to connect, with any token. Nothing has reached it yet. */
  open(token: unknown, options: DeviceOptions = {}, server?: number): Socket {
    const device = io(this.urlOf(server), {
      auth: { token },
      forceNew: true,
      reconnection: false,
      ...options,
    });
    this.devices.push(device);
    return device;
  }

  /** A user's device that is connected. `prepare` gets it before any event can reach it. */
  async connect(user: { id: string }, prepare?: (device: Socket) => void, server?: number): Promise<Socket> {
    const device = this.open(await accessTokenOf(user), {}, server);
    prepare?.(device);
    await new Promise<void>((done, fail) => device.once("connect", done).once("connect_error", fail));
    return device;
  }

  disconnectDevices(): void {
    for (const device of this.devices.splice(0)) device.disconnect();
  }

  /** Kills the second process (SIGKILL). */
  async killSecond(): Promise<void> {
    const { second } = this;
    if (!second || second.exitCode !== null || second.signalCode !== null) return;
    const ended = once(second, "exit");
    second.kill("SIGKILL");
    await ended;
  }

  async stop(): Promise<void> {
    this.disconnectDevices();
    await this.killSecond();
    this.urls.length = 0;
    await stopRealtime();
    closeRedis();
  }
}

/** Starts the servers before a file's tests and stops them after; devices are closed after each test. */
export function realtimeServers(settings: ServerSettings = {}): RealtimeServers {
  const servers = new RealtimeServers(settings);
  beforeAll(() => servers.start());
  afterEach(() => servers.disconnectDevices());
  afterAll(() => servers.stop());
  return servers;
}
