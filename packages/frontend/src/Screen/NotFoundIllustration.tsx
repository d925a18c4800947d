import sheet from "./notFound.svg?url&no-inline";

/** Illustration: a road that ends in dunes. */
export function NotFoundIllustration() {
  return (
    <svg viewBox="0 0 416 220" aria-hidden="true" focusable="false">
      <use href={`${sheet}#road`} />
    </svg>
  );
}
