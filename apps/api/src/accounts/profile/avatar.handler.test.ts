import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const folder = await mkdtemp(join(tmpdir(), "sayara-avatars-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const createImage = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 23, g: 81, b: 143 } } });

/** An image of 64 million pixels in less than a megabyte. */
const decompressionBomb = await createImage(8000, 8000).png({ compressionLevel: 4 }).toBuffer();

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let driver: Awaited<ReturnType<typeof aUser>>;
  let cookie: string;
  beforeAll(async () => {
    driver = await aUser(database().db);
  });
  beforeEach(async () => {
    api = createTestApp(database().db, {
      env: { DATA_DIR: join(folder, engine) },
    });
    cookie = await api.sessionOf(driver);
  });
  afterEach(() => api.dependencies.pictures.close());
  const upload = (image: Blob | string | undefined, { id = driver.id, session = cookie } = {}) => {
    const body = new FormData();
    if (image !== undefined) body.append("image", image);
    return api.request(`/api/update-avatar/${id}`, { body, cookie: session });
  };
  const blob = (bytes: Buffer | string, type: string) =>
    new Blob([new Uint8Array(Buffer.from(bytes))], { type });
  const listFiles = () => readdir(join(folder, engine, "files")).catch(() => []);
  const fetchImage = async (path: string) => {
    const response = await api.app.request(path);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test.each(["png", "jpeg", "webp", "avif"] as const)("%s is encoded again as a square", async (format) => {
    const response = await upload(blob(await createImage().toFormat(format).toBuffer(), `image/${format}`));
    expect(response).toMatchObject({
      status: 200,
      json: { avatar: expect.stringMatching(/^\/avatars\/[0-9a-f]{32}\.webp$/) },
    });
    const { response: imageResponse, bytes } = await fetchImage(response.json.avatar);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(Object.fromEntries(imageResponse.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const { json } = await api.request(`/api/user/${driver.id}`, { cookie });
    expect(json.avatar).toBe(response.json.avatar);
  });

  test("drops metadata and applies the orientation", async () => {
    const leftHalf = { create: { width: 200, height: 400, channels: 3, background: "#f01010" } } as const;
    const photo = await createImage(400, 400)
      .composite([{ input: leftHalf, gravity: "west" }])
      .withExif({ IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "36/1 48/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { json } = await upload(blob(photo, "image/jpeg"));
    const { bytes } = await fetchImage(json.avatar);
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect([metadata.icc, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(metadata.orientation).toBeUndefined();
    // The camera was rotated, so the left of the sensor becomes the top of the image.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const redAt = (y: number) => data[(y * info.width + 256) * info.channels] ?? 0;
    expect([redAt(60) > 200, redAt(450) < 60]).toEqual([true, true]);
    expect(bytes.includes("Secret Camera")).toBe(false);
  });

  test("drops appended or embedded data", async () => {
    const script = "<script>alert('hidden')</script>";
    const jpeg = await createImage()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
      .jpeg()
      .toBuffer();
    expect(jpeg.includes("hidden")).toBe(true);
    const { status, json } = await upload(blob(Buffer.concat([jpeg, Buffer.from(script)]), "image/jpeg"));
    expect(status).toBe(200);
    expect((await fetchImage(json.avatar)).bytes.includes("hidden")).toBe(false);
  });

  test("replacing an avatar deletes the old file, and deleting the avatar clears both the file and the account's field", async () => {
    const image = blob(await createImage().png().toBuffer(), "image/png");
    const first = (await upload(image)).json.avatar;
    const second = (await upload(image)).json.avatar;
    expect(second).not.toBe(first);
    expect((await fetchImage(first)).response.status).toBe(404);
    expect((await fetchImage(second)).response.status).toBe(200);
    expect(await api.request(`/api/delete-avatar/${driver.id}`, { method: "POST", cookie })).toMatchObject({
      status: 200,
    });
    expect((await fetchImage(second)).response.status).toBe(404);
    expect((await api.request(`/api/user/${driver.id}`, { cookie })).json.avatar).toBeNull();
    expect(await listFiles()).toEqual([]);
  });

  test("serves the default avatar", async () => {
    const { response, bytes } = await fetchImage("/avatars/default-avatar.svg");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(bytes.toString()).toMatch(/^<svg /);
    for (const path of [
      "/avatars/none.webp",
      "/avatars/..%2f..%2fmain.ts",
      `/avatars/${"0".repeat(32)}.webp`,
    ]) {
      expect((await api.request(path)).status).toBe(404);
    }
  });

  test("rejects content outside the four formats, whatever its declared type", async () => {
    const png = await createImage().png().toBuffer();
    const gif = await createImage().gif().toBuffer();
    const tiff = await createImage().tiff().toBuffer();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
    for (const invalidImage of [
      blob(gif, "image/gif"),
      blob(gif, "image/png"),
      blob(tiff, "image/jpeg"),
      blob(svg, "image/svg+xml"),
      blob(svg, "image/png"),
      blob("<script>alert(1)</script>", "image/png"),
      blob(png, "text/html"),
      blob(svg, ""),
      blob(gif, "application/octet-stream"),
    ]) {
      expect(await upload(invalidImage)).toMatchObject({
        status: 415,
        json: { code: "unsupported_media", fields: { image: "image_type_invalid" } },
      });
    }
    expect(await listFiles()).toEqual([]);
  });

  test.each(["", "application/octet-stream", "image/jpg", "image/png"])(
    "accepts a JPEG declared as %j",
    async (type) => {
      const jpeg = await createImage().jpeg().toBuffer();
      expect(await upload(blob(jpeg, type))).toMatchObject({ status: 200 });
    },
  );

  test("rejects a missing, empty or broken file and a decompression bomb", async () => {
    const missing = { status: 400, json: { fields: { image: "image_required" } } };
    expect(await upload(undefined)).toMatchObject(missing);
    expect(await upload("just words")).toMatchObject(missing);
    expect(await upload(blob("", "image/png"))).toMatchObject(missing);
    const broken = { status: 400, json: { fields: { image: "image_type_invalid" } } };
    const png = await createImage().png().toBuffer();
    expect(await upload(blob(png.subarray(0, 60), "image/png"))).toMatchObject(broken);
    expect(decompressionBomb.length).toBeLessThan(1_000_000);
    const tooComplex = { status: 413, json: { code: "too_large", fields: { image: "image_too_complex" } } };
    expect(await upload(blob(decompressionBomb, "image/png"))).toMatchObject(tooComplex);
  });

  test("rejects more than 5 MB with or without Content-Length, and a body that is not a form", async () => {
    const png = await createImage().png().toBuffer();
    const oversized = blob(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), "image/png");
    expect(await upload(oversized)).toMatchObject({
      status: 413,
      json: { code: "too_large", fields: { image: "image_too_large?megabytes=5" } },
    });
    const endlessBody = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100_000)) });
    const streamed = await api.app.request(`/api/update-avatar/${driver.id}`, {
      method: "POST",
      headers: { origin: api.config.webUrl, cookie, "content-type": "multipart/form-data; boundary=x" },
      body: endlessBody,
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
    const path = `/api/update-avatar/${driver.id}`;
    expect((await api.request(path, { body: { image: "x" }, cookie })).status).toBe(415);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await api.request(path, { body: "not a form", cookie, headers })).status).toBe(400);
    expect(
      (await api.request(path, { body: "--x", cookie, headers: { "content-type": "multipart/form-data" } }))
        .status,
    ).toBe(400);
  });

  test("an unwritable folder rejects the upload, leaves no file and keeps the old avatar", async () => {
    const image = blob(await createImage().png().toBuffer(), "image/png");
    const { avatar } = (await upload(image)).json;
    const before = await listFiles();
    const originalApi = api;
    const dataPath = join(folder, `${engine}-full`);
    // A path below a file cannot be created, not even by root.
    await writeFile(dataPath, "");
    api = createTestApp(database().db, { env: { DATA_DIR: dataPath } });
    const refused = await upload(image);
    expect(refused).toMatchObject({ status: 503, json: { code: "storage_unavailable", retryAfter: 60 } });
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(api.logs.filter((line) => line.includes("the file store failed"))).toHaveLength(1);
    expect((await api.request(avatar)).status).toBe(503);
    api.dependencies.pictures.close();
    api = originalApi;
    expect((await api.request(`/api/user/${driver.id}`, { cookie })).json.avatar).toBe(avatar);
    expect((await fetchImage(avatar)).response.status).toBe(200);
    expect(await listFiles()).toEqual(before);
    await api.request(`/api/delete-avatar/${driver.id}`, { method: "POST", cookie });
  });

  test("only the owner and admins can change an avatar", async () => {
    const other = await aUser(database().db);
    const admin = await aUser(database().db, { type: "admin" });
    const image = blob(await createImage().png().toBuffer(), "image/png");
    const session = await api.sessionOf(other);
    expect(await upload(image, { session })).toMatchObject({ status: 403, json: { code: "not_allowed" } });
    expect((await upload(image, { session: "" })).status).toBe(401);
    expect((await upload(image, { session: await api.sessionOf(admin) })).status).toBe(200);
  });
});
