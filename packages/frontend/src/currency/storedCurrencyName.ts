/** Key in local storage of the currency shown beside dinars. It survives sign-out. */
export const storedCurrencyName = "sayara.currency";
