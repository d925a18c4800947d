import { expect, test } from "vitest";
import { clampCrop, moveCrop, squareOf, initialCrop, zoomCrop } from "./crop.ts";

const landscape = { width: 400, height: 200 };

test("the initial crop is the largest centred square", () => {
  expect(squareOf(landscape, initialCrop)).toEqual({ left: 100, top: 0, side: 200 });
});

test("zooming in keeps the centre", () => {
  expect(squareOf(landscape, zoomCrop(landscape, initialCrop, 2))).toEqual({ left: 150, top: 50, side: 100 });
});

test("dragging to the right shows what was to the left, up to the edge", () => {
  expect(squareOf(landscape, moveCrop(landscape, initialCrop, { right: 0.25, down: 0 })).left).toBe(50);
  expect(squareOf(landscape, moveCrop(landscape, initialCrop, { right: 9, down: 9 }))).toMatchObject({
    left: 0,
    top: 0,
  });
});

test("zooming out stays inside the picture", () => {
  const corner = clampCrop(landscape, { zoom: 4, x: 1, y: 1 });
  expect(squareOf(landscape, corner)).toEqual({ left: 350, top: 150, side: 50 });
  expect(squareOf(landscape, zoomCrop(landscape, corner, 1))).toEqual({ left: 200, top: 0, side: 200 });
});

test("zoom is between 1 and 4", () => {
  expect(clampCrop(landscape, { ...initialCrop, zoom: 99 }).zoom).toBe(4);
  expect(clampCrop(landscape, { ...initialCrop, zoom: 0 }).zoom).toBe(1);
});
