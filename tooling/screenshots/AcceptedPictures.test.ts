import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openAcceptedPictures } from "./AcceptedPictures.ts";

const [one, other] = [Buffer.from("one"), Buffer.from("other")];

test("accepted pictures are read again by name; equal ones share a file", async () => {
  const folder = await aFolder();
  const accepted = await openAcceptedPictures(folder);
  await accepted.accept(
    new Map(Object.entries({ "a/360-light": one, "a/960-light": one, "b/360-light": other })),
    [],
  );
  const again = await openAcceptedPictures(folder);
  expect([...again.names.keys()]).toEqual(["a/360-light", "a/960-light", "b/360-light"]);
  expect(await again.read("a/960-light")).toEqual(one);
  expect(await again.read("c/360-light")).toBeUndefined();
  expect(await readdir(folder)).toHaveLength(3);
});

test("a picture that no name has any more is deleted", async () => {
  const folder = await aFolder();
  const accepted = await openAcceptedPictures(folder);
  await accepted.accept(new Map(Object.entries({ "a/360-light": one, "b/360-light": one })), []);
  await accepted.accept(new Map(Object.entries({ "a/360-light": other })), ["b/360-light"]);
  const again = await openAcceptedPictures(folder);
  expect([...again.names.keys()]).toEqual(["a/360-light"]);
  expect(await again.read("a/360-light")).toEqual(other);
  expect(await readdir(folder)).toHaveLength(2);
});

async function aFolder(): Promise<URL> {
  return pathToFileURL(`${await mkdtemp(join(tmpdir(), "accepted-"))}/`);
}
