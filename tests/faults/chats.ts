// A conversation on four devices, each behind a connection of its own that may fail.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Device, type Delivery } from "../bench/chat-device";
import { CuttableConnection } from "../support/cuttable-connection";
import { post } from "./deals";
import type { Call, Team } from "./people";
import type { Stage } from "./stage";

const WRITE_EVERY_MS = 300;
/** A device finds a dead connection by the heartbeat, and what it missed after that. */
const SETTLE_MS = 90_000;

const CONVERSATION = `
  WITH opened AS (INSERT INTO conversations (id, tender_id, pro_id) VALUES ($1, $2, $4))
  INSERT INTO conversation_participants (conversation_id, user_id) SELECT $1, unnest(ARRAY[$3::uuid, $4::uuid])`;

export class Chat {
  readonly written: string[] = [];
  private isOver = false;

  private constructor(
    readonly tenderId: string,
    readonly network: readonly CuttableConnection[],
    private readonly devices: readonly Device[],
    private readonly lives: Promise<void>[],
  ) {}

  static async open(stage: Stage, call: Call, team: Team, isProxied = false): Promise<Chat> {
    const tenderId = await post(call, team, "Ein Gespräch");
    const { client, pros } = team;
    const [pro] = pros;
    await stage.query(CONVERSATION, [randomUUID(), tenderId, client.id, pro.id]);
    const network: CuttableConnection[] = [];
    const devices: Device[] = [];
    // Both people on both processes.
    for (const door of stage.doors(isProxied))
      for (const { token } of [client, pro]) {
        const connection = await CuttableConnection.to(Number(new URL(door).port));
        network.push(connection);
        devices.push(new Device({ url: connection.url, tenderId, proId: pro.id, token }));
      }
    return new Chat(
      tenderId,
      network,
      devices,
      devices.map((device) => device.live()),
    );
  }

  /** Every device writes until the end: each message until it is acknowledged. */
  async talk(): Promise<void> {
    await Promise.all(
      this.devices.map(async (device) => {
        while (!this.isOver) {
          this.written.push(await device.write(`Nachricht ${this.written.length}`));
          await sleep(WRITE_EVERY_MS * (0.5 + Math.random()));
        }
      }),
    );
  }

  /** No further message; what is on its way is still written until it is acknowledged. */
  hush(): void {
    this.isOver = true;
  }

  /** Waits until every device shows every message, and compares. */
  async judge(stage: Stage): Promise<Delivery[]> {
    const judgeAll = () => this.devices.map((device) => device.judge(this.written));
    await stage.until(
      async () => judgeAll().every(({ delivered }) => delivered === this.written.length),
      SETTLE_MS,
    );
    return judgeAll();
  }

  async close(): Promise<void> {
    for (const device of this.devices) device.end();
    for (const connection of this.network) await connection.remove();
    await Promise.all(this.lives);
  }
}
