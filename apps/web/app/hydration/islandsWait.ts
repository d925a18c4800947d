import { firstInteraction } from "./firstInteraction.ts";

let end = () => {};
const isOver = new Promise<void>((resolve) => {
  end = resolve;
});

/** Resolves when the router loads data for the first time in the visit. Browser only. */
export function loadOfData(): Promise<void> {
  return isOver;
}

/** Resolves when islands should hydrate: at the first interaction, or when the router loads data. Browser only. */
export function islandsWait(): Promise<void> {
  return Promise.race([firstInteraction(), isOver]);
}

/**
 * Makes every island hydrate. Called when the router loads data: React may hold back new data that change the
 * surroundings of an island that is not hydrated.
 */
export function endIslandsWait(): void {
  end();
}
