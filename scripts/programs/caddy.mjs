// Finds the proxy Caddy for the tests, or unpacks Debian's, and starts a private one before processes of the product.
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../embedded/environment.mjs";
import { endProgram, findProgram, freeLoopbackPort, unpackFromDebian } from "./programs.mjs";

const UNPACKED = join(ROOT, ".data", "tools", "caddy");
const READY_MS = 10_000;

/** The path of a Caddy; unpacks one where Debian's packages are at hand. Installed, it would start as a service. */
export async function ensureCaddy() {
  const found = findProgram("caddy", { setting: "CADDY_PATH", places: [UNPACKED] });
  if (found) return found;
  const unpack = unpackFromDebian(["caddy"], (folder) => {
    mkdirSync(join(ROOT, ".data", "tools"), { recursive: true });
    cpSync(join(folder, "usr", "bin", "caddy"), UNPACKED);
  });
  await unpack.catch((cause) => {
    const hint = "install Caddy (on Debian: apt-get install caddy) or set CADDY_PATH.";
    throw new Error(`There is no Caddy, and Debian's package could not be unpacked: ${hint}`, { cause });
  });
  return UNPACKED;
}

/** As docs/DEPLOY.md tells operators, without TLS. */
function configOf(port, servers) {
  const upstreams = servers.map((url) => new URL(url).host).join(" ");
  const health = "health_uri /api/health\nhealth_interval 1s";
  return `{
  admin off
  auto_https off
}
http://localhost:${port} {
  handle /socket.io/* {
    reverse_proxy ${upstreams} {
      lb_policy cookie
      lb_try_duration 5s
      ${health}
    }
  }
  handle /api/* {
    reverse_proxy ${upstreams} {
      lb_policy least_conn
      lb_try_duration 5s
      ${health}
    }
  }
  handle {
    reverse_proxy ${upstreams} {
      lb_policy cookie
      lb_try_duration 5s
      ${health}
    }
  }
}
`;
}

async function untilListens(url, child, output) {
  for (const until = Date.now() + READY_MS; ;) {
    try {
      return await fetch(url);
    } catch (cause) {
      if (child.exitCode === null && Date.now() < until) await sleep(50);
      else throw new Error(`Caddy does not start\n${output()}`, { cause });
    }
  }
}

/** A private Caddy before the servers of these addresses, on a free loopback port. `stop()` ends it and only it. */
export async function openCaddy(servers) {
  const program = await ensureCaddy();
  const port = await freeLoopbackPort();
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-caddy-"));
  const config = join(folder, "Caddyfile");
  writeFileSync(config, configOf(port, servers));
  // Its own folder instead of a home.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const options = ["run", "--config", config, "--adapter", "caddyfile"];
  const child = spawn(program, options, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (part) => (said = `${said}${part}`.slice(-6000)));
  const orphan = () => child.kill("SIGKILL");
  process.once("exit", orphan);
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await endProgram(child, "SIGTERM");
    process.off("exit", orphan);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilListens(url, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
