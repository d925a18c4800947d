// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RoutedProviders } from "../testing/RoutedProviders.tsx";
import { removeInterface } from "../testing/removeInterface.ts";
import { Avatar } from "./Avatar.tsx";

const pictureOf = (avatar: string | null) =>
  render(
    <RoutedProviders>
      <Avatar fullName="Amina Ben Salah" avatar={avatar} />
    </RoutedProviders>,
  ).container.querySelector("img");

test.each([
  ["/pictures/1.webp", "http://localhost:4000/pictures/1.webp"],
  ["https://pictures.example/1.webp", "https://pictures.example/1.webp"],
])("without URL.parse in the browser, %s is shown", (avatar, address) => {
  removeInterface(URL, "parse");
  expect(pictureOf(avatar)?.src).toBe(address);
});

test("an invalid or missing URL shows the initials", () => {
  removeInterface(URL, "parse");
  expect(pictureOf("https://")).toBeNull();
  expect(pictureOf(null)).toBeNull();
});
