import type { SVGProps } from "react";

/** A heart in the text's colour: an outline, or filled. */
export function HeartIcon({ isFilled = false, ...props }: SVGProps<SVGSVGElement> & { isFilled?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path
        d="M12 20.5C5.5 15.6 3 12.4 3 8.9A4.9 4.9 0 0 1 12 6.3A4.9 4.9 0 0 1 21 8.9C21 12.4 18.5 15.6 12 20.5Z"
        fill={isFilled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
