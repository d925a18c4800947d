import { expect, test } from "vitest";
import { areaOf, clampCrop, initialCropOf, moveCrop, zoomCrop } from "./crop.ts";

const landscape = { picture: { width: 400, height: 200 }, target: { width: 512, height: 512 } };
const initialCrop = initialCropOf(landscape);
const areaAt = (crop: typeof initialCrop) => areaOf(landscape, crop);

test("the initial crop is the largest centred square", () => {
  expect(areaAt(initialCrop)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
});

test("zooming in keeps the centre", () => {
  expect(areaAt(zoomCrop(landscape, initialCrop, 2))).toEqual({
    left: 150,
    top: 50,
    width: 100,
    height: 100,
  });
});

test("dragging right reveals the part to the left, up to the edge", () => {
  expect(areaAt(moveCrop(landscape, initialCrop, { right: 0.25, down: 0 })).left).toBe(50);
  expect(areaAt(moveCrop(landscape, initialCrop, { right: 9, down: 9 }))).toMatchObject({ left: 0, top: 0 });
});

test("after zooming out, the crop stays inside the picture", () => {
  const corner = clampCrop(landscape, { zoom: 4, x: 1, y: 1 });
  expect(areaAt(corner)).toEqual({ left: 350, top: 150, width: 50, height: 50 });
  expect(areaAt(zoomCrop(landscape, corner, 1))).toEqual({ left: 200, top: 0, width: 200, height: 200 });
});

test("the zoom is limited to between 1 and 4", () => {
  expect(clampCrop(landscape, { ...initialCrop, zoom: 99 }).zoom).toBe(4);
  expect(clampCrop(landscape, { ...initialCrop, zoom: 0 }).zoom).toBe(1);
});

test("a square logo fits whole in a wide frame with equal margins, and fills the frame when zoomed in", () => {
  const logo = {
    picture: { width: 300, height: 300 },
    target: { width: 480, height: 240 },
    hasMargins: true,
  };
  const whole = initialCropOf(logo);
  expect(areaOf(logo, whole)).toEqual({ left: -150, top: 0, width: 600, height: 300 });
  expect(moveCrop(logo, whole, { right: 0.5, down: 0.5 })).toEqual(whole);
  expect(areaOf(logo, zoomCrop(logo, whole, 1))).toEqual({ left: 0, top: 75, width: 300, height: 150 });
});
