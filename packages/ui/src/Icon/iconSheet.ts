import address from "./icons.svg?url";

/** Address of the bundled file of icons and logo. */
export const iconSheet: string = address;
