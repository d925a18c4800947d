import address from "./cars.svg?url";

/** Address of the bundled file of car bodies. */
export const carSheet: string = address;
