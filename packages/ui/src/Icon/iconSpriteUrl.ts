import address from "./icons.svg?url";

/** URL of the bundled file with the icons and the logo. */
export const iconSpriteUrl: string = address;
