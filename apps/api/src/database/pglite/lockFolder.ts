import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Thrown if another live process uses the folder. Without this check, PGlite would open the folder twice and
 * corrupt it.
 */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
}

/**
 * Locks a data folder for this process. Detects a stale lock even if its process id was reused, as in a
 * container, where the API is always process 1.
 *
 * @returns a function that releases the folder.
 * @throws FolderInUseError while another process uses it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "api.lock");
  const ownLock = `${process.pid} ${startTimeOf(process.pid)} ${randomUUID()}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createLockFile(file, ownLock)) return () => releaseLock(file, ownLock);
    const currentLock = readLock(file);
    if (currentLock !== undefined && isHeldByLiveProcess(currentLock)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${currentLock.split(" ")[0]}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    if (currentLock !== undefined) removeStaleLock(file, currentLock);
  }
  throw new FolderInUseError(
    `The data folder ${folder} could not be locked: other processes are taking it too.`,
  );
}

/** Writes a temporary file and links it into place, so that no process reads a partial lock. */
function createLockFile(file: string, content: string): boolean {
  const temporaryFile = `${file}.${randomUUID()}`;
  writeFileSync(temporaryFile, content);
  try {
    linkSync(temporaryFile, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

/**
 * Removes a stale lock. If another process has replaced it with a new lock since it was read, restores the
 * new lock.
 */
function removeStaleLock(file: string, stale: string): void {
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    renameSync(file, temporaryFile);
    if (readLock(temporaryFile) !== stale) linkSync(temporaryFile, file);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

function releaseLock(file: string, ownLock: string): void {
  if (readLock(file) === ownLock) rmSync(file, { force: true });
}

function isHeldByLiveProcess(lock: string): boolean {
  const [pid = "", start = ""] = lock.trim().split(" ");
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
  }
  return startTimeOf(id) === start;
}

/** Returns the start time of a process if the system reports it (Linux). Elsewhere only the process id is compared. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}:${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return "unknown";
  }
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
