import { createContext } from "react";

/** The page's inline style sheet and the policy's nonce. Null in the browser. */
export const ServerDocumentContext = createContext<{ styles: string | null; nonce: string } | null>(null);
