import sheet from "./lostRoad.svg?url&no-inline";

/** A road that ends in the dunes, under an evening sun. */
export function LostRoad() {
  return (
    <svg viewBox="0 0 416 220" aria-hidden="true" focusable="false">
      <use href={`${sheet}#road`} />
    </svg>
  );
}
