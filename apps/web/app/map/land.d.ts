declare module "virtual:land-of-the-map" {
  /** The land as MapLibre takes it in: GeoJSON. */
  export const land: Exclude<import("maplibre-gl").GeoJSONSourceSpecification["data"], string>;
}
