import address from "./icons.svg?url";

/** Where the bundler puts the file of icons and the sign of the house. */
export const iconSheet: string = address;
