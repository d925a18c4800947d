/** Downloads or deletes the account's data. */
export type OwnDataAct = { intent: "userData" | "deleteAccount" };
