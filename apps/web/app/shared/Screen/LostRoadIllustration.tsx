import sheet from "./lostRoad.svg?url&no-inline";

/** Illustration: a road that ends in dunes. */
export function LostRoadIllustration() {
  return (
    <svg viewBox="0 0 416 220" aria-hidden="true" focusable="false">
      <use href={`${sheet}#road`} />
    </svg>
  );
}
