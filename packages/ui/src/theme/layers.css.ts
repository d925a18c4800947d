import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade layers, weakest first. Every style of the project is in one of them, so that precedence does not depend
 * on the order in which stylesheets load.
 */
export const reset = globalLayer("reset");
export const theme = globalLayer("theme");
export const components = globalLayer("components");
export const pages = globalLayer("pages");
