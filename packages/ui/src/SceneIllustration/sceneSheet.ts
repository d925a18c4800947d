import address from "./scenes.svg?url";

/** Where the bundler puts the file of scenes. */
export const sceneSheet: string = address;
