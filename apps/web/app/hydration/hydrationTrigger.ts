import { firstInteraction } from "./firstInteraction.ts";

let resolveDataLoad = () => {};
const dataLoad = new Promise<void>((resolve) => {
  resolveDataLoad = resolve;
});

/** Resolves when the router loads data for the first time in the visit. Browser only. */
export function firstDataLoad(): Promise<void> {
  return dataLoad;
}

/** Resolves when islands should hydrate: at the first interaction, or when the router loads data. Browser only. */
export function hydrationTrigger(): Promise<void> {
  return Promise.race([firstInteraction(), dataLoad]);
}

/**
 * Makes every island hydrate. Called when the router loads data: React may hold back new data that change the
 * surroundings of an island that is not hydrated.
 */
export function hydrateIslands(): void {
  resolveDataLoad();
}
