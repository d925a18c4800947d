/** Key of the sign-in response in local storage. Differs from the website's, which may share the browser. */
export const userStorageKey = "sayara.portal.user";
