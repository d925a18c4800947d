import { firstInteraction } from "./firstInteraction.ts";

let end = () => {};
const isOver = new Promise<void>((resolve) => {
  end = resolve;
});

/** Resolves when the router loads data for the first time in a visit. Browser only. */
export function loadOfData(): Promise<void> {
  return isOver;
}

/** Resolves when islands hydrate: at the first interaction, or when the router loads data. Browser only. */
export function islandsWait(): Promise<void> {
  return Promise.race([firstInteraction(), isOver]);
}

/**
 * Lets every island hydrate. For a load of the router's data: React may keep the new data back while an island whose
 * surroundings they change is not hydrated.
 */
export function endIslandsWait(): void {
  end();
}
