// A device that speaks socket.io over a bare WebSocket: the same client on both sides of a comparison.
import { once } from "node:events";
import WebSocket from "ws";

const SILENCE_MS = 3000;

const nothing = () => {};

/**
 * A connection that has been let in. `onEvent` hears what the server says, `onClose` when it has ended; after
 * `patienceMs` an event counts as unanswered.
 */
export async function connect(url, token, options = {}) {
  const { onEvent = nothing, onClose = nothing, patienceMs = SILENCE_MS } = options;
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
  const answers = new Map();
  let number = 0;
  let enter;
  let refuse;
  const entered = new Promise((done, fail) => ([enter, refuse] = [done, fail]));
  socket.on("error", (error) => refuse(error));
  socket.on("close", () => {
    refuse(new Error("closed"));
    for (const { fail } of answers.values()) fail(new Error("closed"));
    onClose();
  });
  socket.on("message", (data) => {
    const text = Buffer.from(data).toString();
    if (text[0] === "0") return socket.send(`40${JSON.stringify({ token })}`);
    if (text[0] === "2") return socket.send("3");
    if (text.startsWith("40")) return enter();
    if (text.startsWith("44")) return refuse(new Error(text));
    if (text.startsWith("42")) return onEvent(...JSON.parse(text.slice(2)));
    const [, id, answer] = /^43(\d+)(.*)$/s.exec(text) ?? [];
    answers.get(id)?.done(JSON.parse(answer)[0]);
    answers.delete(id);
  });
  /** Sends an event and waits for its acknowledgement. */
  const ask = (event, payload) =>
    new Promise((done, fail) => {
      const id = String(number++);
      const late = setTimeout(() => fail(new Error("no answer")), patienceMs);
      const end = (settle) => (value) => {
        clearTimeout(late);
        settle(value);
      };
      answers.set(id, { done: end(done), fail: end(fail) });
      socket.send(`42${id}${JSON.stringify([event, payload])}`);
    });
  await entered;
  return { ask, close: () => socket.terminate() };
}

/** A bare WebSocket that is open. */
export async function connectBare(url, onText = () => {}) {
  const socket = new WebSocket(url.replace("http", "ws"));
  socket.on("message", (data) => onText(Buffer.from(data).toString()));
  await once(socket, "open");
  return socket;
}
