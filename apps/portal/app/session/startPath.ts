/** Path of the page on which a joining agency continues. */
export const startPath = "/start";
