#!/usr/bin/env node
// Replaces the native schema engine of the Prisma CLI, which is a download: Prisma's own engine as WebAssembly over
// the pg driver, spoken to in JSON-RPC, one object a line. Started by the CLI (see prisma.mjs).
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import {
  applyMigrations,
  createDatabase,
  factoryFor,
  reasonOf,
  tryToConnect,
} from "./schema-engine-adapter.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: "string", multiple: true },
    datasource: { type: "string" },
    "enabled-preview-features": { type: "string" },
    "extension-types": { type: "string" },
  },
});
const datasource = JSON.parse(values.datasource ?? "{}");
let panic = "";

async function loadGlue() {
  // The package's own entry imports the .wasm file as a module, which Node cannot do yet.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => (panic = message) };
  const file = fileURLToPath(import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg"));
  const bytes = readFileSync(file.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

async function loadEngine() {
  await loadGlue();
  const datamodels = values.datamodels?.map((path) => [path, readFileSync(path, "utf8")]);
  const factory = bindMigrationAwareSqlAdapterFactory(factoryFor(datasource, print));
  return glue.SchemaEngine.new({ datamodels }, () => {}, factory);
}

async function printVersion() {
  await loadGlue();
  process.stdout.write(`schema-engine-wasm ${glue.version()}\n`);
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

/** The CLI prints this line. */
function print(content) {
  send({ id: 0, method: "print", params: { content } });
}

/** The engine's error in the native engine's format, so that the CLI prints its usual messages. */
function errorOf(error) {
  if (panic) {
    const data = { is_panic: true, message: panic, backtrace: null };
    return { code: 4466, message: "An error happened. Check the data field for details.", data };
  }
  const { code, message, meta } = reasonOf(error);
  return { code: 4466, message, data: { is_panic: false, message, meta, error_code: code } };
}

let engine;

async function answer({ method, params }) {
  if (method === "createDatabase")
    return { databaseName: await createDatabase(params.datasource?.url ?? datasource.url) };
  engine ??= loadEngine();
  const running = await engine;
  if (method === "getDatabaseVersion") return running.version(params);
  if (method === "applyMigrations") return applyMigrations(running, params);
  // The engine can check for data loss only after it has replayed the migrations on a shadow database, and it does
  // not do so when this call is the first that needs them (`migrate dev` on an empty database): this call does it.
  if (method === "evaluateDataLoss") {
    await running.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
  }
  const result = (await running[method](params)) ?? {};
  if (method !== "diff" || result.stdout === null) return result;
  // The CLI prints the engine's output, or writes it to the file of `--output`.
  print(result.stdout.replace(/\n$/, ""));
  return { ...result, stdout: null };
}

async function serve() {
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    // The CLI's answers to `print` requests have no method.
    if (!request.method) continue;
    try {
      send({ id: request.id, result: await answer(request) });
    } catch (error) {
      send({ id: request.id, error: errorOf(error) });
    }
  }
  process.exit(0);
}

/** The one-shot commands: a first line, which the CLI skips, then the result; failures exit with 1. */
async function once(command) {
  const log = (level, fields) =>
    process.stderr.write(`${JSON.stringify({ level, target: "schema_engine::logger", fields })}\n`);
  log("INFO", { message: "Starting schema engine CLI" });
  try {
    if (command === "create-database") await createDatabase(datasource.url);
    else if (command === "can-connect-to-database") await tryToConnect(datasource.url);
    else throw new Error(`The command ${command} is not supported.`);
    log("INFO", { message: "Done" });
  } catch (error) {
    const { code, message } = reasonOf(error);
    log("ERROR", { is_panic: false, error_code: code ?? "P1000", message });
    process.exitCode = 1;
  }
}

if (values.version) await printVersion();
else if (positionals[0] === "cli") await once(positionals[1]);
else await serve();
