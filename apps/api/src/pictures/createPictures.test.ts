import { pino } from "pino";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { createPictures, type Pictures } from "./createPictures.ts";
import type { PictureBounds } from "./pictureBounds.ts";

const logs: string[] = [];
const logger = pino({}, { write: (line) => logs.push(line) });
let pictures: Pictures;
afterEach(() => {
  pictures.close();
  logs.length = 0;
});

/** Bounds that even a busy machine stays within. Each test overrides its own. */
const unhurried = {
  deadline: 50_000,
  processorTime: 50_000,
  waitTimeout: 50_000,
  residentBytes: 600_000_000,
};

function open(bounds: Partial<PictureBounds> = {}): Pictures {
  pictures = createPictures({ logger }, { ...unhurried, ...bounds });
  return pictures;
}

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 23, g: 81, b: 143, alpha: 1 } } });
const fileOf = (bytes: Buffer, type = "image/png") => new File([new Uint8Array(bytes)], "picture", { type });

const small = fileOf(await plain(60, 40).png().toBuffer());
/** Takes a second and 230 MB: it is interlaced, so it is decoded as a whole. */
const slow = fileOf(await plain(6000, 4500, 4).png({ progressive: true }).toBuffer());

const tooComplex = { code: "too_large", details: { fields: { image: "image_too_complex" } } };

test("redraws an image in another process", async () => {
  const drawn = await open().redraw(small, { owner: "a" });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
});

test("rejects by the header a side that is too long, too many bytes of pixels, or AV1 with too many pixels", async () => {
  const { redraw } = open();
  const strip = plain(16_384, 2).png().toBuffer();
  const deep = plain(5000, 4000, 4).toColourspace("rgb16").png({ compressionLevel: 1 }).toBuffer();
  const avif = plain(3400, 2600).avif({ effort: 0 }).toBuffer();
  for (const file of [fileOf(await strip), fileOf(await deep), fileOf(await avif, "image/avif")]) {
    await expect(redraw(file, { owner: "a" })).rejects.toMatchObject(tooComplex);
  }
  // No image ended the process.
  expect(logs).toEqual([]);
});

test("redraws a photo of 50 megapixels", { timeout: 30_000 }, async () => {
  const photograph = fileOf(await plain(8160, 6120).jpeg().toBuffer(), "image/jpeg");
  await expect(open().redraw(photograph, { owner: "a" })).resolves.toBeInstanceOf(Uint8Array);
});

test("rejects an image that takes too much memory, and redraws the next one", async () => {
  const { redraw } = open({ residentBytes: 120_000_000 });
  await expect(redraw(slow, { owner: "a" })).rejects.toMatchObject(tooComplex);
  expect(logs.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ ended: "memory" })]);
  await expect(redraw(small, { owner: "a" })).resolves.toBeInstanceOf(Uint8Array);
});

test.each<[keyof PictureBounds, string, object]>([
  ["deadline", "deadline", { code: "unavailable", details: { retryAfter: 10 } }],
  ["processorTime", "processor time", tooComplex],
])("a picture that exceeds %s is refused", async (bound, ended, refused) => {
  await expect(open({ [bound]: 200 }).redraw(slow, { owner: "a" })).rejects.toMatchObject(refused);
  expect(logs.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ ended })]);
});

test("allows one owner two images, and redraws the others in order", async () => {
  const { redraw } = open();
  const order: string[] = [];
  const send = async (owner: string) => {
    await redraw(small, { owner });
    order.push(owner);
  };
  const sent = [send("a"), send("a"), send("b"), send("c")];
  await expect(send("a")).rejects.toMatchObject({ code: "too_many_requests", details: { retryAfter: 10 } });
  await Promise.all(sent);
  expect(order).toEqual(["a", "a", "b", "c"]);
  // Both have ended, so the owner's share is free again.
  await send("a");
});

test("refuses at a full queue and a long wait, with Retry-After", async () => {
  const full = { code: "unavailable", details: { retryAfter: 10 } };
  const { redraw } = open({ maxWaiting: 2 });
  const sent = ["a", "b", "c"].map((owner) => redraw(small, { owner }));
  // By then the form's file has been read.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(redraw(small, { owner: "d" })).rejects.toMatchObject(full);
  await Promise.all(sent);
  pictures.close();
  const impatient = open({ waitTimeout: 50 });
  const first = impatient.redraw(slow, { owner: "a" });
  await expect(impatient.redraw(small, { owner: "b" })).rejects.toMatchObject(full);
  await first;
});
