import address from "./scenes.svg?url";

/** Address of the bundled file of scenes. */
export const sceneSheet: string = address;
