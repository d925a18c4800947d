/** Downloads or deletes the account's data. */
export type OwnDataIntent = { intent: "userData" | "deleteAccount" };
