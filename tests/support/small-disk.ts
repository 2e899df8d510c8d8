import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PIECE = Buffer.alloc(1024 * 1024);

/** A disk of its own, in memory, which a test fills. Only root may mount one. */
export class SmallDisk {
  private readonly ballast: string;

  private constructor(readonly folder: string) {
    this.ballast = join(folder, "ballast");
  }

  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), "tenderbee-disk-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
    return new SmallDisk(folder);
  }

  /** Leaves no room at all. */
  fill(): void {
    const file = openSync(this.ballast, "a");
    try {
      for (let length = PIECE.length; length >= 1; length = Math.floor(length / 16)) this.write(file, length);
    } finally {
      closeSync(file);
    }
  }

  // Until there is no room for a piece of this size.
  private write(file: number, length: number): void {
    try {
      while (writeSync(file, PIECE, 0, length) === length);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }

  /** Makes room again. */
  free(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    execFileSync("umount", ["--lazy", this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
