import sharp from "sharp";
import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { shrink } from "./shrink.ts";

/** A white picture with a square. */
async function aPicture({ width = 60, height = 40, left = 5, colour = "#14606b" } = {}): Promise<Buffer> {
  const square = await sharp({ create: { width: 20, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const page = sharp({ create: { width, height, channels: 3, background: "white" } });
  return page
    .composite([{ input: square, left, top: 5 }])
    .png()
    .toBuffer();
}

test("equal pictures have no difference", async () => {
  expect(await compare(await aPicture(), await aPicture())).toBeUndefined();
});

test("another colour of a square is a difference of its pixels", async () => {
  const found = await compare(await aPicture(), await aPicture({ colour: "#1c7580" }));
  expect(found?.pixels).toBe(400);
});

test("another colour of a square is found in small pictures too", async () => {
  const [one, other] = [await aPicture(), await aPicture({ colour: "#1c7580" })];
  const found = await compare(await shrink(one), await shrink(other));
  expect(found?.pixels).toBeGreaterThan(200);
});

test("a picture that is lower by ten pixels differs in the area that only one has", async () => {
  const found = await compare(await aPicture(), await aPicture({ height: 30 }));
  expect(found?.pixels).toBe(600);
  const { width, height } = await sharp(found?.picture).metadata();
  expect({ width, height }).toEqual({ width: 60, height: 40 });
});

test("a picture becomes smaller in bytes and keeps its pixels' number", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const screenshot = await sharp({ create: { width: 90, height: 90, channels: 3, noise } as never })
    .png()
    .toBuffer();
  const small = await shrink(screenshot);
  expect(small.length).toBeLessThan(screenshot.length / 2);
  expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 90, height: 90 });
});
