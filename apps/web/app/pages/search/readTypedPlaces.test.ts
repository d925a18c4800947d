import { expect, test } from "vitest";
import { aPlace } from "#web/testing/aPlace.ts";
import { fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { readTypedPlaces } from "./readTypedPlaces.ts";

const places = [
  aPlace({ slug: "sidi-bou-said", name: "Sidi Bou Saïd", code: null }),
  aPlace({ slug: "tunis", name: "Tunis", code: null }),
  aPlace({ slug: "aeroport-tunis-carthage", name: "Tunis-Carthage Airport", code: "TUN" }),
  aPlace({ slug: "sousse", name: "Sousse", code: null }),
];

async function read(address: string) {
  const { openApi } = fakeApi({
    locationsWithPosition: () => ({ ok: true, status: 200, data: places }),
    location: ({ params }) =>
      params.idOrSlug === "susa"
        ? { ok: true, status: 200, data: aPlace({ slug: "sousse" }) }
        : refuse(404, "not_found"),
  });
  const typed = await readTypedPlaces(await openApi(), new URL(address, "http://site.test"), "fr");
  return [typed.address.search, typed.unclear];
}

test("replaces a text with one match by its slug, in both fields", async () => {
  expect(await read("/search?place=sidi+bou&dropOff=SOUSSE")).toEqual([
    "?place=sidi-bou-said&dropOff=sousse",
    null,
  ]);
  expect(await read("/search?place=Tunis")).toEqual(["?place=tunis", null]);
});

test("returns a text with several matches or none as unclear", async () => {
  expect(await read("/search?place=tun&from=2026-12-01")).toEqual([
    "?from=2026-12-01",
    { place: "tun", dropOff: null },
  ]);
  expect(await read("/search?place=x+y+z")).toEqual(["", { place: "x y z", dropOff: null }]);
  expect(await read("/search?place=xyz")).toEqual(["", { place: "xyz", dropOff: null }]);
  expect(await read("/search/tunis?dropOff=x+y")).toEqual(["", { place: null, dropOff: "x y" }]);
});

test("keeps slugs, replaces retired ones, and gives the path precedence", async () => {
  expect(await read("/search?place=tunis&dropOff=sousse")).toEqual(["?place=tunis&dropOff=sousse", null]);
  expect(await read("/search?place=susa")).toEqual(["?place=sousse", null]);
  expect(await read("/search/tunis?place=x+y")).toEqual(["?place=x+y", null]);
});
