/** The parts of the home page that load at the first interaction or on client-side navigation, bundled as one file. */
export { HomeSections } from "./HomeSections.tsx";
export { HeroScene } from "./HeroScene.tsx";
export { loadHomeInBrowser } from "./loadHomeInBrowser.ts";
