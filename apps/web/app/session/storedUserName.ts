/** The key of the sign-in response in the browser's storage (specification, section 3). */
export const storedUserName = "sayara.user";
