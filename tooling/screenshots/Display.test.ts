import { expect, test } from "vitest";
import { displays, pictureName } from "./Display.ts";

test("a picture's name has its subject, width and theme", () => {
  expect(displays.map((display) => pictureName("pages/home", display))).toEqual([
    "pages/home/360-light",
    "pages/home/360-dark",
    "pages/home/960-light",
    "pages/home/960-dark",
    "pages/home/961-light",
    "pages/home/961-dark",
    "pages/home/1440-light",
    "pages/home/1440-dark",
  ]);
});
