import { encode } from "uqr";

/** Width of the white border in modules, as scanners require (ISO/IEC 18004). */
const BORDER = 4;

/** A QR code, black on white in both themes. The page shows its text beside it. */
export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden="true" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
