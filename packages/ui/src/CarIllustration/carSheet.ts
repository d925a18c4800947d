import address from "./cars.svg?url";

/** Where the bundler puts the file of car bodies. */
export const carSheet: string = address;
