import { readFileSync } from "node:fs";
import { DEFAULT_IMAGES } from "@sayara/domain/config/businessDefaults";
import { expect, test } from "vitest";
import { imageAddress } from "@sayara/frontend/request/Site";

const noDefaultImages = { car: "", location: "", supplier: "" };
const apiUrl = "https://api.sayara.example";

test("the record's own image takes precedence over the configured default image; without either there is no image", () => {
  const site = { apiUrl, defaultImages: { ...noDefaultImages, car: "/plain.webp" } };
  expect(imageAddress("/pictures/a.webp", "car", site)).toBe("https://api.sayara.example/pictures/a.webp");
  expect(imageAddress(null, "car", site)).toBe("/plain.webp");
  expect(imageAddress(null, "supplier", site)).toBeNull();
});

test.each([DEFAULT_IMAGES.car, DEFAULT_IMAGES.location, DEFAULT_IMAGES.supplier])(
  "the default image %s is a drawing at the website's root, under 6 KB and without scripts",
  (name) => {
    const drawing = readFileSync(new URL(`../../public/${name}`, import.meta.url), "utf8");
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
    expect(drawing).not.toMatch(/<script|var\(|href/);
    expect(drawing.length).toBeLessThan(6000);
  },
);
