import { createContext } from "react";

/** The policy's nonce. Null in the browser. */
export const ServerDocumentContext = createContext<{ nonce: string } | null>(null);
