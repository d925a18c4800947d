/** What home loads at the first interaction, or when it is opened within the site: one file. */
export { BelowTheForm } from "./BelowTheForm.tsx";
export { HeroScene } from "./HeroScene.tsx";
export { loadHomeInBrowser } from "./loadHomeInBrowser.ts";
