/** Key of the sign-in response in local storage. */
export const userStorageKey = "sayara.user";
