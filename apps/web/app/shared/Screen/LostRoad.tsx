import { vars } from "@sayara/ui/theme/tokens.css";

const { paint } = vars;

/** A road that ends in the dunes, under an evening sun. */
export function LostRoad() {
  return (
    <svg viewBox="0 0 416 220" aria-hidden="true" focusable="false">
      <rect width="416" height="220" rx="20" fill={paint.sky} />
      <path fill={paint.skyLow} d="M0 96h416v60H0z" />
      <circle cx="296" cy="86" r="34" fill={paint.sun} />
      <path fill={paint.sandShade} d="M0 132c60-34 116-34 176-8s150 30 240-18v60H0z" />
      <path
        fill={paint.sand}
        d="M0 158c84-40 150-22 216-6s130 12 200-16v64a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
      />
      <path
        fill={paint.trim}
        d="M138 220c20-30 44-42 78-50 22-5 27-9 14-15 32 4 34 15 12 27-24 12-30 22-28 38z"
      />
      <path
        fill="none"
        stroke={paint.wall}
        strokeWidth="3"
        strokeDasharray="9 9"
        d="M176 218c12-24 30-32 52-40 12-4 18-9 14-15"
      />
      <path fill={paint.trunk} d="M74 182c3-30 2-50-4-70l6-1c8 22 10 42 8 71z" />
      <path
        fill={paint.palm}
        d="M72 112c-22-16-44-8-50 10 14-8 28-8 50-10zM73 111c4-26 26-34 42-22-16 2-26 8-42 22zM73 112c20-8 40 2 44 20-12-12-24-16-44-20zM72 111c-8-24-26-32-42-24 14 4 26 10 42 24zM72 113c-20 4-30 20-24 36 4-16 10-24 24-36z"
      />
      <g transform="translate(330 140)">
        <path fill={paint.trunk} d="M-3 0h6v44h-6z" />
        <path fill={paint.wall} d="M-30-24h52l12 12-12 12h-52z" />
        <path fill={paint.blue} d="M-24-15h34v4h-34zM-24-7h22v4h-22z" />
      </g>
    </svg>
  );
}
