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

/** Bounds that even a busy machine stays within. Each test overrides the bound that it tests. */
const generousBounds = {
  deadline: 50_000,
  processorTime: 50_000,
  waitTimeout: 50_000,
  addedBytes: 500_000_000,
};

function createTestPictures(bounds: Partial<PictureBounds> = {}): Pictures {
  pictures = createPictures({ logger }, { ...generousBounds, ...bounds });
  return pictures;
}

const plainImage = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 23, g: 81, b: 143, alpha: 1 } } });
const imageFile = (bytes: Buffer, type = "image/png") =>
  new File([new Uint8Array(bytes)], "picture", { type });

const small = imageFile(await plainImage(60, 40).png().toBuffer());
/** Takes a second and 230 MB: it is interlaced, so it is decoded as a whole. */
const slow = imageFile(await plainImage(6000, 4500, 4).png({ progressive: true }).toBuffer());

const tooComplex = { code: "too_large", details: { fields: { image: "image_too_complex" } } };

test("an image is redrawn in another process", async () => {
  const redrawn = await createTestPictures().redraw(small, { owner: "a" });
  expect(await sharp(redrawn).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
});

test("an image with too long a side, too many bytes of pixels or too many AV1 pixels is rejected by its header", async () => {
  const { redraw } = createTestPictures();
  const strip = plainImage(16_384, 2).png().toBuffer();
  const deep = plainImage(5000, 4000, 4).toColourspace("rgb16").png({ compressionLevel: 1 }).toBuffer();
  const avif = plainImage(3400, 2600).avif({ effort: 0 }).toBuffer();
  for (const file of [imageFile(await strip), imageFile(await deep), imageFile(await avif, "image/avif")]) {
    await expect(redraw(file, { owner: "a" })).rejects.toMatchObject(tooComplex);
  }
  // No image ended the process.
  expect(logs).toEqual([]);
});

test("a photo of 50 megapixels is redrawn", { timeout: 30_000 }, async () => {
  const photograph = imageFile(await plainImage(8160, 6120).jpeg().toBuffer(), "image/jpeg");
  await expect(createTestPictures().redraw(photograph, { owner: "a" })).resolves.toBeInstanceOf(Uint8Array);
});

test("an image that takes too much memory is rejected, and the next image is redrawn", async () => {
  const { redraw } = createTestPictures({ addedBytes: 30_000_000 });
  await expect(redraw(slow, { owner: "a" })).rejects.toMatchObject(tooComplex);
  expect(logs.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ ended: "memory" })]);
  await expect(redraw(small, { owner: "a" })).resolves.toBeInstanceOf(Uint8Array);
});

test.each<[keyof PictureBounds, string, object]>([
  ["deadline", "deadline", { code: "unavailable", details: { retryAfter: 10 } }],
  ["processorTime", "processor time", tooComplex],
])("a picture that exceeds %s is refused", async (bound, ended, refused) => {
  await expect(createTestPictures({ [bound]: 200 }).redraw(slow, { owner: "a" })).rejects.toMatchObject(
    refused,
  );
  expect(logs.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ ended })]);
});

test("an owner may have two images in progress, and the images of all owners are redrawn in order", async () => {
  const { redraw } = createTestPictures();
  const order: string[] = [];
  const redrawFor = async (owner: string) => {
    await redraw(small, { owner });
    order.push(owner);
  };
  const redraws = [redrawFor("a"), redrawFor("a"), redrawFor("b"), redrawFor("c")];
  await expect(redrawFor("a")).rejects.toMatchObject({
    code: "too_many_requests",
    details: { retryAfter: 10 },
  });
  await Promise.all(redraws);
  expect(order).toEqual(["a", "a", "b", "c"]);
  // Both images are done, so the owner may send another one.
  await redrawFor("a");
});

test("an image is refused with Retry-After when the queue is full or the wait is too long", async () => {
  const queueFull = { code: "unavailable", details: { retryAfter: 10 } };
  const { redraw } = createTestPictures({ maxWaiting: 2 });
  const redraws = ["a", "b", "c"].map((owner) => redraw(small, { owner }));
  // By then the form's file has been read.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(redraw(small, { owner: "d" })).rejects.toMatchObject(queueFull);
  await Promise.all(redraws);
  pictures.close();
  const shortTimeout = createTestPictures({ waitTimeout: 50 });
  const first = shortTimeout.redraw(slow, { owner: "a" });
  await expect(shortTimeout.redraw(small, { owner: "b" })).rejects.toMatchObject(queueFull);
  await first;
});
