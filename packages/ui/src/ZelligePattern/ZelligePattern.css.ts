import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

// Khatem: an eight-pointed star made of two squares. The stars touch, with crosses between them.
const star =
  "M40 4L50.5 14.5H65.5V29.5L76 40L65.5 50.5V65.5H50.5L40 76L29.5 65.5H14.5V50.5L4 40L14.5 29.5V14.5H29.5Z";
const innerStar =
  "M40 22L45.3 27.3H52.7V34.7L58 40L52.7 45.3V52.7H45.3L40 58L34.7 52.7H27.3V45.3L22 40L27.3 34.7V27.3H34.7Z";
const connectors =
  "M40 0V4M40 76V80M0 40H4M76 40H80M0 0L14.5 14.5M80 0L65.5 14.5M0 80L14.5 65.5M80 80L65.5 65.5";

const tile = `<svg xmlns='http://www.w3.org/2000/svg' width='80' height='80'><path d='${star}' fill='none' stroke='black' stroke-width='2'/><path d='${innerStar}'/><path d='${connectors}' stroke='black' stroke-width='2'/></svg>`;

export const pattern = componentStyle({
  position: "absolute",
  inset: 0,
  pointerEvents: "none",
  // The mask is on a pseudo-element, so that a page can fade the element with another mask.
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      inset: 0,
      background: "currentColor",
      maskImage: `url("data:image/svg+xml,${encodeURIComponent(tile)}")`,
    },
  },
});

export const tones = componentStyles({
  quiet: { color: vars.color.primary, opacity: 0.07 },
  onPrimary: { color: vars.color.onPrimary, opacity: 0.12 },
});
