import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { FIRST, serverWith } from "@/tests/support/server-with";
import { stopClock } from "../two-step/app";

// Each server that is started anew loads its modules anew.
vi.setConfig({ testTimeout: 120_000 });

// Changes the settings of its process: Object.assign(process.env, …) in serverWith.
const FIRST_KEY = FIRST.FILE_ENCRYPTION_KEY;
const SECOND_KEY = "the second key of this market's files, long enough";

/** Documents: uploaded, opened, and as they lie. */
async function loadFiles() {
  const { call } = await import("@/tests/support/call");
  const { aForm, aPicture } = await import("../files/pictures");
  const { POST: upload } = await import("@/app/api/files/upload/single/route");
  const { GET: serve } = await import("@/app/api/files/[publicId]/route");
  const { maybeFile } = await import("@/lib/files/data");
  const { signedUrl } = await import("@/lib/files/service/view-file");
  const { storage } = await import("@/lib/platform/server/storage/storage");
  return {
    async upload(as: { id: string }) {
      const body = aForm([{ bytes: await aPicture(), name: "a.png" }], { folder: "verifications" });
      return (await call<{ publicId: string }>(upload, { as, body })).body.publicId;
    },
    /** Opens a document and its thumbnail as they are addressed today. */
    async open(publicId: string) {
      const file = await maybeFile(publicId);
      if (!file) throw new Error("no such file");
      const url = `http://localhost:3000${signedUrl(file)}`;
      const params = Promise.resolve({ publicId });
      const answers = await Promise.all(
        [url, `${url}&size=thumbnail`].map((each) => serve(new Request(each), { params })),
      );
      const bytes = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
      return { statuses: answers.map(({ status }) => status), bytes };
    },
    takeAway: (key: string) => storage().remove(key),
    putBack: (key: string, bytes: Buffer) => storage().write(key, bytes),
    lying: async (key: string) => Buffer.from(await new Response(storage().read(key)).arrayBuffer()),
  };
}

async function load() {
  const { runJobs } = await import("@/tests/support/run-jobs");
  const { jobs } = await import("@/lib/maintenance/sealing/jobs");
  const { queueSealing, requireFileKeys } = await import("@/lib/maintenance/sealing/service");
  const { countSealed } = await import("@/lib/maintenance/sealing/data");
  return {
    ...(await import("@/tests/support/factories")),
    ...(await import("../two-step/app")),
    ...(await loadFiles()),
    requireFileKeys,
    /** What a server does before and after its queue starts. */
    async start() {
      await requireFileKeys();
      await queueSealing();
    },
    countSealed,
    runSealing: () => runJobs(jobs),
  };
}

const before = () => serverWith({}, load);
const during = () =>
  serverWith({ FILE_ENCRYPTION_KEY: SECOND_KEY, FILE_ENCRYPTION_KEY_PREVIOUS: FIRST_KEY }, load);
const after = () => serverWith({ FILE_ENCRYPTION_KEY: SECOND_KEY }, load);
const open200 = { statuses: [200, 200] };

/** A market with a document, two-step sign-in and ten recovery codes, all sealed with the first key. */
async function aMarket() {
  const market = await before();
  const bee = await market.aPro();
  const publicId = await market.upload(bee);
  const { secret, codes } = await market.switchOn(bee);
  return { bee, publicId, secret, codes };
}

const countsOf = async (server: Awaited<ReturnType<typeof load>>) =>
  (await server.countSealed()).map(({ present, waiting, foreign }) => [present, waiting, foreign]);

// A code of the app is of one time step, however long the servers take to start.
beforeEach(async () => {
  stopClock();
  await db.file.deleteMany({ where: { isSealed: true } });
  await db.twoStep.deleteMany();
  await db.recoveryCode.deleteMany();
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

afterEach(() => void vi.useRealTimers());

describe("a new key of files", () => {
  it("opens what the key before has sealed, seals it anew, and needs the key before no more", async () => {
    const { bee, publicId, secret, codes } = await aMarket();
    const [old, bytes] = [
      await (await before()).lying(publicId),
      (await (await before()).open(publicId)).bytes,
    ];

    const rotating = await during();
    await rotating.start();
    expect(await rotating.open(publicId)).toEqual({ ...open200, bytes });
    expect(await countsOf(rotating)).toEqual([
      [0, 1, 0],
      [0, 1, 0],
      [0, 10, 0],
    ]);
    expect((await rotating.answer(await rotating.ticketOf(bee), codes[0] ?? "")).status).toBe(200);

    expect(await rotating.runSealing()).toBe(1);
    expect(await countsOf(rotating)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [10, 0, 0],
    ]);
    expect(await rotating.open(publicId)).toEqual({ ...open200, bytes });
    expect((await rotating.lying(publicId)).equals(old)).toBe(false);

    const rotated = await after();
    await rotated.start();
    expect(await rotated.runSealing()).toBe(0);
    expect(await rotated.open(publicId)).toEqual({ ...open200, bytes });
    const answers = [
      await rotated.answer(await rotated.ticketOf(bee), rotated.codeOf(secret)),
      await rotated.answer(await rotated.ticketOf(bee), codes[1] ?? ""),
      await rotated.answer(await rotated.ticketOf(bee), codes[1] ?? ""),
      await rotated.answer(await rotated.ticketOf(bee), "aaaaa-aaaaa"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 422]);
  });

  it("is followed by another one: what came along with a recovery code is sealed anew as well", async () => {
    const { bee, codes } = await aMarket();
    await (await during()).start();
    await (await during()).runSealing();
    const third = { FILE_ENCRYPTION_KEY: "the third key of this market's files, long enough" };

    const rotating = await serverWith({ ...third, FILE_ENCRYPTION_KEY_PREVIOUS: SECOND_KEY }, load);
    await rotating.start();
    await rotating.runSealing();

    const rotated = await serverWith(third, load);
    await rotated.start();
    expect((await rotated.answer(await rotated.ticketOf(bee), codes[2] ?? "")).status).toBe(200);
  });

  it("waits for a document that is not in the storage, and seals it once it is back", async () => {
    const { publicId } = await aMarket();
    const market = await before();
    const [bytes, { bytes: shown }] = [await market.lying(publicId), await market.open(publicId)];
    await market.takeAway(publicId);

    const rotating = await during();
    await rotating.start();
    await rotating.runSealing();
    expect((await countsOf(rotating))[0]).toEqual([0, 1, 0]);

    await rotating.putBack(publicId, bytes);
    await rotating.start();
    await rotating.runSealing();
    expect((await countsOf(rotating))[0]).toEqual([1, 0, 0]);
    const rotated = await after();
    expect(await rotated.open(publicId)).toEqual({ ...open200, bytes: shown });
  });

  it("leaves in place what a release without marks has sealed with the same key, and marks it", async () => {
    const { bee, publicId, codes } = await aMarket();
    await db.file.updateMany({ data: { sealedWith: null } });
    await db.twoStep.updateMany({ data: { sealedWith: null } });
    await db.recoveryCode.updateMany({ data: { sealedWith: null } });
    const market = await before();
    const lies = await market.lying(publicId);

    await market.start();
    expect(await market.runSealing()).toBe(1);

    expect(await countsOf(market)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [10, 0, 0],
    ]);
    expect((await market.lying(publicId)).equals(lies)).toBe(true);
    expect((await market.answer(await market.ticketOf(bee), codes[3] ?? "")).status).toBe(200);
  });

  it("without the key before is refused at the start, with what is missing and what to do", async () => {
    const { publicId } = await aMarket();
    const sentence =
      /^FILE_ENCRYPTION_KEY: 1 files, 1 two-step secrets, 10 recovery codes are sealed with a key that is not named\. Name it in FILE_ENCRYPTION_KEY_PREVIOUS/;
    await expect((await after()).requireFileKeys()).rejects.toThrow(sentence);
    const wrong = {
      FILE_ENCRYPTION_KEY: SECOND_KEY,
      FILE_ENCRYPTION_KEY_PREVIOUS: "a wrong key, which is long enough too",
    };
    await expect((await serverWith(wrong, load)).requireFileKeys()).rejects.toThrow(sentence);

    const lost = await serverWith({ FILE_ENCRYPTION_KEY: SECOND_KEY, FILE_ENCRYPTION_KEY_LOST: "1" }, load);
    await lost.start();
    expect(await lost.open(publicId)).toMatchObject({ statuses: [503, 503] });
    await lost.runSealing();
    expect(await countsOf(lost)).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 10],
    ]);
    // Nothing was written over: the key that was found again opens it.
    expect(await (await before()).open(publicId)).toMatchObject(open200);
  });
});
