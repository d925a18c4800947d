import { expect, test } from "vitest";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { readTypedPlaces } from "./readTypedPlaces.ts";

const places = [
  aPlace({ slug: "sidi-bou-said", name: "Sidi Bou Saïd", code: null }),
  aPlace({ slug: "tunis", name: "Tunis", code: null }),
  aPlace({ slug: "aeroport-tunis-carthage", name: "Tunis-Carthage Airport", code: "TUN" }),
  aPlace({ slug: "sousse", name: "Sousse", code: null }),
];

async function read(address: string) {
  const { openApi } = fakeApi({
    locationsWithPosition: () => ({ ok: true, data: places }),
    locationNames: () => ({
      ok: true,
      data: [{ slug: "sousse", names: ["Sousse", "Susa", "سوسة"] }],
    }),
    location: ({ params }) =>
      params.idOrSlug === "hadrumetum"
        ? { ok: true, data: aPlace({ slug: "sousse" }) }
        : refuse(404, "not_found"),
  });
  const typed = await readTypedPlaces(await openApi(), new URL(address, "http://site.test"), "fr");
  return [typed.address.search, typed.unclear];
}

async function readPath(address: string) {
  const { openApi } = fakeApi({
    locationsWithPosition: () => ({ ok: true, data: places }),
    locationNames: () => ({ ok: true, data: [{ slug: "sousse", names: ["Sousse", "سوسة"] }] }),
    location: () => refuse(404, "not_found"),
  });
  const typed = await readTypedPlaces(await openApi(), new URL(address, "http://site.test"), "fr");
  const { pathname, search } = typed.address;
  return { to: pathname + search, unclear: typed.unclear?.place?.typed, isUnknown: typed.isUnknown };
}

test.each([
  ["/search/Sousse?from=2026-12-01", "/search?from=2026-12-01&place=sousse"],
  ["/search/Sidi%20Bou/jasmin-auto", "/search?place=sidi-bou-said&supplier=jasmin-auto"],
  ["/search/سوسة", "/search?place=sousse"],
])("[LO6] the name in %s resolves to its place", async (address, to) => {
  expect(await readPath(address)).toEqual({ to, unclear: undefined, isUnknown: false });
});

test("[LO6] a name in the path without a single match is unknown, and a slug is passed on to the search", async () => {
  expect(await readPath("/search/Tuni?seats=5")).toEqual({
    to: "/search?seats=5",
    unclear: "Tuni",
    isUnknown: true,
  });
  expect(await readPath("/search/%E0%A4%A")).toMatchObject({ unclear: "%E0%A4%A", isUnknown: true });
  expect(await readPath("/search/atlantis")).toEqual({
    to: "/search/atlantis",
    unclear: undefined,
    isUnknown: false,
  });
});

test("in both fields, a text with a single match is replaced by the place's slug", async () => {
  expect(await read("/search?place=sidi+bou&dropOff=SOUSSE")).toEqual([
    "?place=sidi-bou-said&dropOff=sousse",
    null,
  ]);
  expect(await read("/search?place=Tunis")).toEqual(["?place=tunis", null]);
});

test.each([
  ["سوسة", "sousse"],
  ["susa ", "sousse"],
  ["suosse", "sousse"],
  ["TUN", "aeroport-tunis-carthage"],
  ["said bou", "sidi-bou-said"],
])("[LO6] the text %s resolves to the place %s", async (typed, slug) => {
  expect(await read(`/search?place=${encodeURIComponent(typed)}`)).toEqual([`?place=${slug}`, null]);
});

test("[LO6] a text with several matches or none is unclear, with places to suggest", async () => {
  const placesNamed = (...slugs: string[]) =>
    slugs.map((slug) => ({ slug, name: places.find((place) => place.slug === slug)?.name }));
  const allSlugs = ["sidi-bou-said", "tunis", "aeroport-tunis-carthage", "sousse"];
  expect(await read("/search?place=tuni&from=2026-12-01")).toEqual([
    "?from=2026-12-01",
    {
      place: {
        typed: "tuni",
        hasSeveralMatches: true,
        offered: placesNamed("tunis", "aeroport-tunis-carthage"),
      },
      dropOff: null,
    },
  ]);
  expect(await read("/search?place=q+q+q")).toEqual([
    "",
    { place: { typed: "q q q", hasSeveralMatches: false, offered: placesNamed(...allSlugs) }, dropOff: null },
  ]);
  expect(await read("/search?place=soussette")).toEqual([
    "",
    {
      place: { typed: "soussette", hasSeveralMatches: false, offered: placesNamed("sousse") },
      dropOff: null,
    },
  ]);
  expect(await read("/search/tunis?dropOff=q+q")).toEqual([
    "",
    { place: null, dropOff: { typed: "q q", hasSeveralMatches: false, offered: placesNamed(...allSlugs) } },
  ]);
});

test("slugs stay, retired slugs are replaced, and the path takes precedence over the parameter", async () => {
  expect(await read("/search?place=tunis&dropOff=sousse")).toEqual(["?place=tunis&dropOff=sousse", null]);
  expect(await read("/search?place=hadrumetum")).toEqual(["?place=sousse", null]);
  expect(await read("/search/tunis?place=x+y")).toEqual(["?place=x+y", null]);
});
