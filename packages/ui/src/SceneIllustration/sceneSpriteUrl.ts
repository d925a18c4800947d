import address from "./scenes.svg?url";

/** URL of the bundled file with the scenes. */
export const sceneSpriteUrl: string = address;
