import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demoAccounts } from "#api/demo/demoAccounts.ts";
import { type RunningApi, startApi } from "#api/testing/processes/startApi.ts";

const origin = "http://localhost:3000";
/** Times are compared only if `FULL` is set. Set it only if nothing else runs on the machine. */
const isFull = process.env["FULL"] !== undefined;
const MAX_ADDED_MEGABYTES = 300;

/** 60,000 × 1,000 at 16 bits: 480 MB of pixels. */
const longImage = await sharp({
  create: { width: 60_000, height: 1000, channels: 4, background: "#17518f80" },
  limitInputPixels: false,
})
  .toColourspace("rgb16")
  .png({ compressionLevel: 6 })
  .toBuffer();
/** 108 MB of pixels; interlaced, so decoded as a whole. */
const largeImage = await sharp({
  create: { width: 6000, height: 4500, channels: 4, background: "#17518f80" },
})
  .png({ progressive: true })
  .toBuffer();

test.runIf(existsSync("/proc/self/smaps_rollup"))(
  "eight huge pictures at once take 300 MB at most, and do not delay a sign-in",
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "sayara-eight-"));
    const api = await startApi({ DATA_DIR: folder, LOG_LEVEL: "warn" });
    try {
      const people = await Promise.all(
        demoAccounts.filter(({ status }) => status === "active").map((account) => signIn(api, account)),
      );
      const [driver, agency] = people;
      if (driver === undefined || agency === undefined)
        throw new Error("Two demonstration accounts are missing.");
      const usualSignInTime = await signInTime(api);
      const memory = watchMemory(api);

      const stripStatuses = await Promise.all(
        Array.from({ length: 8 }, () => upload(api, driver, longImage).then(({ status }) => status)),
      );
      // On a busy machine some uploads wait too long.
      expect(stripStatuses.every((status) => [413, 429, 503].includes(status))).toBe(true);

      let activeUploads = 0;
      const uploads = people
        .flatMap((person) => [person, person])
        .map(async (person) => {
          activeUploads += 1;
          const { status } = await upload(api, person, largeImage);
          activeUploads -= 1;
          return status;
        });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await signIn(api, { email: "conducteur@sayara.example", password: "sayara-demo" });
      expect(activeUploads).toBeGreaterThan(0);
      const loadedSignInTime = await signInTime(api);
      const statuses = await Promise.all(uploads);
      expect(statuses.every((status) => [200, 413, 503].includes(status))).toBe(true);

      const addedMegabytes = memory.stop();
      process.stdout.write(
        `eight pictures: ${addedMegabytes} MB more, a sign-in ${usualSignInTime} ms, meanwhile ${loadedSignInTime} ms\n`,
      );
      expect(addedMegabytes).toBeLessThan(MAX_ADDED_MEGABYTES);
      expect(isFull && (loadedSignInTime > usualSignInTime * 2 || !statuses.includes(200))).toBe(false);
      // On a busy machine all of them may have timed out, so this upload runs alone. It uses the agency's
      // account, because the driver has used up ten uploads and gets another only after 30 seconds.
      await expect
        .poll(async () => (await upload(api, agency, largeImage)).status, { interval: 1000, timeout: 60_000 })
        .toBe(200);
    } finally {
      await api.end("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    }
  },
);

interface Person {
  id: string;
  cookie: string;
}

async function signIn({ url }: RunningApi, account: { email: string; password: string }): Promise<Person> {
  // Each app type has its own sign-in; the website's accepts all three here.
  const response = await fetch(`${url}/api/sign-in/frontend`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const cookie = response.headers.getSetCookie().map((pair) => pair.split(";")[0]);
  const { id } = (await response.json()) as { id: string };
  return { id, cookie: cookie.join("; ") };
}

/** Returns the median of five sign-ins, in milliseconds. */
async function signInTime(api: RunningApi): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    const start = performance.now();
    await signIn(api, { email: "conducteur@sayara.example", password: "sayara-demo" });
    times.push(performance.now() - start);
  }
  return Math.round(times.toSorted((a, b) => a - b)[2] ?? 0);
}

function upload({ url }: RunningApi, { id, cookie }: Person, picture: Buffer): Promise<Response> {
  const body = new FormData();
  body.append("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "picture.png");
  return fetch(`${url}/api/update-avatar/${id}`, { method: "POST", headers: { origin, cookie }, body });
}

/** Samples the proportional set size (PSS) of the API and of every process that it started. */
function watchMemory({ process: { pid } }: RunningApi): { stop: () => number } {
  const before = megabytesOf(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytesOf(pid));
  }, 20);
  return {
    stop() {
      clearInterval(timer);
      return Math.round(peak - before);
    },
  };
}

function megabytesOf(pid: number | undefined): number {
  if (pid === undefined) throw new Error("the API has no process");
  // A page that both processes map, such as Node's code, counts once in their sum.
  const ownMegabytes =
    Number(/Pss:\s+(\d+) kB/.exec(readIfPresent(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1000;
  const children = existsSync(`/proc/${pid}/task`)
    ? readdirSync(`/proc/${pid}/task`).flatMap((task) =>
        readIfPresent(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean),
      )
    : [];
  return children.reduce((sum, child) => sum + megabytesOf(Number(child)), ownMegabytes);
}

/** A process may end during the read. */
function readIfPresent(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
