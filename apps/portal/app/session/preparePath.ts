/** Path of the page on which an agency that joins continues. */
export const preparePath = "/start";
