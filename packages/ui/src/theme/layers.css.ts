import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade layers, weakest first. Every style of the project lives in one of them, so the order in
 * which style sheets arrive never decides what wins.
 */
export const reset = globalLayer("reset");
export const theme = globalLayer("theme");
export const components = globalLayer("components");
export const pages = globalLayer("pages");
