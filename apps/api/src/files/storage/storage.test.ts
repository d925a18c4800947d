import { execFileSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { createFileStore } from "./createFileStore.ts";
import { diskStore } from "./diskStore.ts";
import type { FileStore } from "./FileStore.ts";
import { refuseFailures } from "./refuseFailures.ts";
import { s3Store } from "./s3Store.ts";

const secretKey = "the-store's-secret";
const region = "eu-south-1";

/** An in-memory S3 store that verifies each request's signature according to the specification. */
const objects = new Map<string, { bytes: Buffer; type: string }>();
let isBroken = false;
/** If true, the store saves the file and then responds with 500. */
let failsAfterStoring = false;
const s3Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (data: Buffer) => parts.push(data));
  request.on("end", () => {
    const bytes = Buffer.concat(parts);
    const name = request.url ?? "";
    if (isBroken) return response.writeHead(503).end();
    if (!isSigned(request, bytes)) return response.writeHead(403).end("<Code>SignatureDoesNotMatch</Code>");
    if (!name.startsWith("/pictures/")) return response.writeHead(404).end("<Code>NoSuchBucket</Code>");
    if (request.method === "PUT") {
      objects.set(name, { bytes, type: request.headers["content-type"] ?? "" });
      return response.writeHead(failsAfterStoring ? 500 : 200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const object = objects.get(name);
    return object === undefined
      ? response.writeHead(404).end("<Code>NoSuchKey</Code>")
      : response.writeHead(200, { "content-type": object.type }).end(object.bytes);
  });
});

function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=the-key\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (match === null) return false;
  const [, date = "", signedRegion = "", names = "", signature] = match;
  const bodyHash = String(headers["x-amz-content-sha256"]);
  const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest("hex");
  const isBodyHashCorrect = bodyHash === "UNSIGNED-PAYLOAD" || bodyHash === sha256(body);
  const canonical = [
    method,
    url,
    "",
    ...names.split(";").map((name) => `${name}:${String(headers[name])}`),
    "",
    names,
    bodyHash,
  ].join("\n");
  const scope = `${date}/${signedRegion}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const hmac = (key: string | Buffer, value: string) => createHmac("sha256", key).update(value).digest();
  const key = [date, signedRegion, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return signedRegion === region && isBodyHashCorrect && hmac(key, text).toString("hex") === signature;
}

const folder = await mkdtemp(join(tmpdir(), "sayara-files-"));
const createBucketStore = (changes: object = {}) =>
  s3Store({
    endpoint: `http://127.0.0.1:${(s3Server.address() as AddressInfo).port}`,
    bucket: "pictures",
    region,
    accessKey: "the-key",
    secretKey,
    ...changes,
  });
beforeAll(() => new Promise<void>((resolve) => s3Server.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  s3Server.closeAllConnections();
  await new Promise<void>((resolve) => s3Server.close(() => resolve()));
  await rm(folder, { recursive: true, force: true });
});

describe.each<[string, () => FileStore]>([
  ["a folder", () => diskStore({ folder: join(folder, "made", "when", "needed") })],
  ["a bucket", () => createBucketStore()],
])("%s", (_, open) => {
  test("a stored file is returned until it is removed", async () => {
    const store = open();
    const bytes = new Uint8Array([0, 255, 10, 13, 26]);
    expect(await store.get("picture-1.webp")).toBeUndefined();
    await store.put("picture-1.webp", bytes, "image/webp");
    expect(Buffer.from((await store.get("picture-1.webp")) ?? [])).toEqual(Buffer.from(bytes));
    await store.put("picture-1.webp", new Uint8Array([1]), "image/webp");
    expect(await store.get("picture-1.webp")).toHaveLength(1);
    await store.remove("picture-1.webp");
    expect(await store.get("picture-1.webp")).toBeUndefined();
    await store.remove("picture-1.webp");
  });
});

test("a folder store writes nothing outside its folder and leaves no temporary file", async () => {
  const inner = join(folder, "inner");
  const store = diskStore({ folder: inner });
  await store.put("one.webp", new Uint8Array([1]), "image/webp");
  expect(await readdir(inner)).toEqual(["one.webp"]);
  for (const key of ["../secret.webp", "..", "a/b.webp", ".hidden", "UPPER.webp", ""]) {
    await expect(store.put(key, new Uint8Array(), "image/webp")).rejects.toThrow(TypeError);
    await expect(store.get(key)).rejects.toThrow(TypeError);
  }
});

const storeOf = (env: Record<string, string>) =>
  createFileStore({ config: readConfig(env), logger: pino({ level: "silent" }) });

test("images are stored in a folder, or in the bucket if one is configured", async () => {
  const bytes = new Uint8Array([7]);
  const data = join(folder, "data");
  await storeOf({ DATA_DIR: data }).put("here.webp", bytes, "image/webp");
  expect(await readdir(join(data, "files"))).toEqual(["here.webp"]);
  const inBucket = storeOf({
    DATA_DIR: data,
    STORAGE_ENDPOINT: `http://127.0.0.1:${(s3Server.address() as AddressInfo).port}`,
    STORAGE_BUCKET: "pictures",
    STORAGE_REGION: region,
    STORAGE_ACCESS_KEY: "the-key",
    STORAGE_SECRET_KEY: secretKey,
  });
  await inBucket.put("there.webp", bytes, "image/webp");
  expect(objects.has("/pictures/there.webp")).toBe(true);
  expect(await readdir(join(data, "files"))).toEqual(["here.webp"]);
});

test("a file's media type is sent to the bucket", async () => {
  await createBucketStore().put("typed.webp", new Uint8Array([1]), "image/webp");
  expect(objects.get("/pictures/typed.webp")?.type).toBe("image/webp");
});

test("a wrong key, a missing bucket and a broken store cause faults without secrets", async () => {
  const bytes = new Uint8Array([1]);
  await expect(createBucketStore({ secretKey: "wrong" }).put("a.webp", bytes, "image/webp")).rejects.toThrow(
    "403",
  );
  await expect(createBucketStore({ bucket: "nowhere" }).put("a.webp", bytes, "image/webp")).rejects.toThrow(
    "bucket",
  );
  isBroken = true;
  await expect(createBucketStore().get("a.webp")).rejects.toThrow(/^the file store answered GET with 503$/);
  isBroken = false;
});

test.runIf(process.platform !== "win32")("a full disk keeps no part of a file", async () => {
  const fullFolder = join(folder, "full");
  const script = `
    import { diskStore } from ${JSON.stringify(new URL("diskStore.ts", import.meta.url).href)};
    const store = diskStore({ folder: ${JSON.stringify(fullFolder)} });
    await store.put("small.webp", new Uint8Array(100), "image/webp");
    const write = store.put("large.webp", new Uint8Array(100_000), "image/webp");
    await write.catch(({ code }) => process.stdout.write(code));
  `;
  const node = [process.execPath, "--input-type=module", "--eval", script];
  // Limits files to 8 or 16 KB: the write begins and fails at the limit.
  const code = execFileSync("sh", ["-c", 'ulimit -f 16; exec "$@"', "sh", ...node], { encoding: "utf8" });
  expect(code).toBe("EFBIG");
  expect(await readdir(fullFolder)).toEqual(["small.webp"]);
});

test("a file that a failing bucket has stored all the same is removed", async () => {
  failsAfterStoring = true;
  const upload = createBucketStore().put("orphan.webp", new Uint8Array([1]), "image/webp");
  await expect(upload).rejects.toThrow("500");
  failsAfterStoring = false;
  await expect.poll(() => objects.has("/pictures/orphan.webp")).toBe(false);
});

test("a failing store causes a refusal, and the log has the reason without the secret key", async () => {
  const logs: string[] = [];
  const logger = pino({}, { write: (line) => logs.push(line) });
  isBroken = true;
  const refused = { code: "storage_unavailable", details: { retryAfter: 60 } };
  await expect(refuseFailures(createBucketStore(), logger).get("a.webp")).rejects.toMatchObject(refused);
  isBroken = false;
  expect(logs.join("")).toContain("the file store answered GET with 503");
  expect(logs.join("")).not.toContain(secretKey);
});
