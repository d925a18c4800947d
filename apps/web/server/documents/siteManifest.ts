import type { Language } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { lightPalette } from "@sayara/ui/theme/palette";

const icon = (name: string, size: number, purpose = "any") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Returns the web app manifest, which lets browsers install the site. */
export function siteManifest({ name, language }: { name: string; language: Language }) {
  return {
    id: "/",
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: `/?l=${language}`,
    scope: "/",
    // Safari on iOS supports neither `minimal-ui` nor `display_override`, and shows notifications only for a
    // `standalone` site.
    display: "standalone",
    display_override: ["minimal-ui"],
    theme_color: lightPalette.canvas,
    background_color: lightPalette.canvas,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("site-192", 192),
      icon("site-512", 512),
      icon("maskable-512", 512, "maskable"),
    ],
  };
}
