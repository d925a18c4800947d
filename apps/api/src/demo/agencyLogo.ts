import { demoAgencies } from "./demoAgencies.ts";

/** Returns the drawn SVG logo of a demo agency, 60 × 30, or undefined for any other slug. */
export function agencyLogo(slug: string): string | undefined {
  const index = demoAgencies.findIndex((agency) => agency.slug === slug);
  const [background, foreground, accent] = palettes[index % palettes.length] ?? [];
  const drawing = drawings[slug];
  if (index === -1 || drawing === undefined) return undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30" viewBox="0 0 60 30">` +
    `<rect width="60" height="30" rx="6" fill="${background}"/>` +
    `<g fill="${foreground}">${drawing.replaceAll("accent", accent ?? "")}</g></svg>`
  );
}

/** Background, foreground, accent. Not theme colours, because logos look the same in both themes. */
const palettes = [
  ["#eaf1fb", "#1f4e9e", "#d9743f"],
  ["#fbf3e6", "#8a4b1f", "#2f6f9f"],
  ["#eef5ea", "#3f6b2c", "#d9a23f"],
  ["#fdeeea", "#a63d2a", "#1f4e9e"],
  ["#eef0f4", "#27364a", "#e0a63a"],
] as const;

/** Flat shapes without text. */
const drawings: Readonly<Record<string, string>> = {
  "caroubier-auto": `<path d="M28 26h4V16h-4z"/><circle cx="30" cy="11" r="8"/><circle cx="34" cy="9" r="3" fill="accent"/>`,
  "phare-blanc": `<path d="M26 26l2-16h4l2 16z"/><path d="M27 5h6v4h-6z" fill="accent"/><path d="M34 6l14-3v8zM26 6L12 3v8z" opacity=".3"/>`,
  "fennec-et-fils": `<path d="M18 4l9 8h6l9-8-3 15-9 8-9-8z"/><circle cx="26" cy="17" r="1.6" fill="accent"/><circle cx="34" cy="17" r="1.6" fill="accent"/>`,
  "trois-palmiers": `<path d="M14 26h3V14h-3zM28 26h3V10h-3zM43 26h3V14h-3z"/><circle cx="15.5" cy="12" r="5"/><circle cx="29.5" cy="8" r="6" fill="accent"/><circle cx="44.5" cy="12" r="5"/>`,
  "bleu-faience": `<path d="M30 3l12 12-12 12L18 15z"/><path d="M30 8l7 7-7 7-7-7z" fill="accent"/><circle cx="30" cy="15" r="2.5"/>`,
  "amandier-drive": `<path d="M30 4c8 5 8 17 0 22-8-5-8-17 0-22z"/><path d="M30 9c3 3 3 9 0 12-3-3-3-9 0-12z" fill="accent"/>`,
  "hirondelle-du-golfe": `<path d="M8 8c10-2 16 2 22 9 6-7 12-11 22-9-8 2-13 6-22 17C21 14 16 10 8 8z"/><circle cx="30" cy="15" r="2" fill="accent"/>`,
  "sel-et-azur": `<path d="M6 18q6-6 12 0t12 0 12 0 12 0v8H6z"/><path d="M24 4l6 8h-12z" fill="accent"/><path d="M38 6l5 7H33z"/>`,
  "le-figuier-mobile": `<path d="M30 4c3 5 9 6 9 13a9 9 0 0 1-18 0c0-7 6-8 9-13z"/><path d="M30 2h6v3h-6z" fill="accent"/>`,
  "cap-sirocco": `<path d="M8 26l14-20 9 13 5-6 16 13z"/><circle cx="46" cy="8" r="4" fill="accent"/>`,
  "route-des-lagunes": `<path d="M10 24c12 0 10-16 22-16s8 10 20 10v5C38 23 38 13 32 13S24 29 10 29z"/><circle cx="14" cy="9" r="4" fill="accent"/>`,
  "medina-sur-roues": `<path d="M14 25V13a8 8 0 0 1 16 0v12h-4V13a4 4 0 0 0-8 0v12zM32 25V13a8 8 0 0 1 16 0v12h-4V13a4 4 0 0 0-8 0v12z"/><circle cx="31" cy="5" r="2.5" fill="accent"/>`,
  "grand-erg": `<path d="M4 24q14-18 26 0zM26 24q16-24 30 0z"/><circle cx="20" cy="7" r="4" fill="accent"/>`,
  "jasmin-vif": `<g><circle cx="30" cy="7" r="5"/><circle cx="22" cy="13" r="5"/><circle cx="38" cy="13" r="5"/><circle cx="25" cy="22" r="5"/><circle cx="35" cy="22" r="5"/></g><circle cx="30" cy="15" r="4" fill="accent"/>`,
  "oued-express": `<path d="M6 20h30v4H6zM14 13h30v4H14zM22 6h30v4H22z"/><circle cx="50" cy="22" r="3" fill="accent"/>`,
};
