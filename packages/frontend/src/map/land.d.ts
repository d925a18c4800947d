declare module "virtual:land-of-the-map" {
  /** Land areas as GeoJSON. */
  export const land: Exclude<import("maplibre-gl").GeoJSONSourceSpecification["data"], string>;
}
