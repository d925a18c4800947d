import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { Plugin } from "vite";
import { type Box, type Ring, clipRing } from "./clipRing.ts";

/** Tunisia and its surroundings, in degrees: west, south, east, north. */
const bounds: Box = [4, 28.5, 15.5, 39.5];
/** Id of the country in the atlas: its ISO 3166-1 numeric code. */
const tunisia = "788";
type Atlas = Parameters<typeof feature>[0];
const moduleName = "virtual:land-of-the-map";

/**
 * Provides the map's land areas (a few kilobytes), clipped at build time from Natural Earth (public domain).
 */
export function mapLand(): Plugin {
  const id = `\0${moduleName}`;
  return {
    name: "land-of-the-map",
    resolveId: (source) => (source === moduleName ? id : null),
    load: async (source) =>
      source === id ? `export const land = ${JSON.stringify(await clipLand())};` : null,
  };
}

async function clipLand() {
  const path = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const atlas: Atlas = JSON.parse(await readFile(path, "utf8"));
  const countries = atlas.objects["countries"] && feature(atlas, atlas.objects["countries"]);
  if (countries?.type !== "FeatureCollection") throw new Error("the atlas holds no countries");
  const features = countries.features.flatMap(({ id, geometry }) => {
    const polygons = polygonsOf(geometry)
      .map((rings) => rings.map((ring) => clipRing(ring, bounds)).filter((ring) => ring.length > 3))
      .filter((rings) => rings.length > 0);
    if (polygons.length === 0) return [];
    return [
      {
        type: "Feature",
        properties: { home: id === tunisia },
        geometry: { type: "MultiPolygon", coordinates: polygons },
      },
    ];
  });
  return { type: "FeatureCollection", features };
}

function polygonsOf(geometry: GeoJSON.Geometry): Ring[][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  if (geometry.type === "MultiPolygon") return geometry.coordinates;
  return [];
}
