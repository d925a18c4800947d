/** Key in local storage of the places and dates searched on this device. A sign-out deletes it. */
export const recentSearchesName = "sayara.recentSearches";
