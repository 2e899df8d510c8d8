import { BackupError, type SetEnd, type SetHead } from "../schema";
import { readSet } from "./archive";

/**
 * Reads a set from its first to its last byte. Throws BackupError when it is cut, changed or sealed with another key; done
 * before anything of it is written anywhere.
 */
export function checkSet(path: string, secret: string | undefined): Promise<{ head: SetHead; end: SetEnd }> {
  return readSet(path, secret, async ({ bytes, name, size }) => {
    let length = 0;
    for await (const part of bytes) length += part.length;
    if (length !== size) throw new BackupError(`The set was cut or changed: ${name} is not whole.`);
  });
}
