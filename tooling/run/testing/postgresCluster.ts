import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { confirmInstallation } from "@sayara/tooling-browser/confirmInstallation";
import type { Postgres } from "./Postgres.ts";
import { freePort } from "../servers/ports.ts";

/** A PostgreSQL server for a single test, which may crash and restart it. */
export interface Cluster extends Postgres {
  /** Ends the server as in a crash: connections break without a message. */
  crash(): void;
  /** Restarts the server with the same data and port. */
  restart(): void;
}

/** Starts a temporary server with the machine's PostgreSQL programs. Returns undefined if there are none. */
export async function startCluster(): Promise<Cluster | undefined> {
  const programs = programFolder();
  const owner = clusterOwner();
  if (!programs || !owner) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "sayara-postgres-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, "data");
  const port = await freePort();
  const run = (program: string, args: string[]) =>
    spawnSync(join(programs, program), args, { ...owner, cwd: folder, stdio: "ignore", timeout: 120_000 })
      .status === 0;
  const stop = async () => {
    run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]);
    rmSync(folder, { recursive: true, force: true });
  };

  // Does not wait for the disk, since the data are temporary.
  const options = ["listen_addresses=127.0.0.1", "fsync=off", "full_page_writes=off", "max_connections=300"];
  const settings = [`-p ${port} -k ${folder}`, ...options.map((option) => `-c ${option}`)].join(" ");
  const start = () => run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-o", settings, "-w", "start"]);
  const started =
    run("initdb", ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync"]) && start();
  const crash = () => void run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
  const restart = () => {
    if (!start()) throw new Error("The PostgreSQL of this test did not start again.");
  };
  if (started) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, crash, restart };
  await stop();
  return undefined;
}

/**
 * Installs Debian's PostgreSQL if this account is allowed to and the user agrees. Returns whether PostgreSQL
 * is installed.
 */
export async function installPostgres(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  if (!(await confirmInstallation("PostgreSQL"))) return false;
  process.stderr.write("No PostgreSQL on this machine: installing Debian's.\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "postgresql"],
  ]) {
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env, timeout: 600_000 });
  }
  return programFolder() !== undefined;
}

function programFolder(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((v) => join(debian, v, "bin")),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}

/** PostgreSQL refuses to run as root, so the package's account runs it instead. */
function clusterOwner(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number.parseInt(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout, 10),
  );
  return uid === undefined || gid === undefined || Number.isNaN(uid) || Number.isNaN(gid)
    ? undefined
    : { uid, gid };
}
