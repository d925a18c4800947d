import { createContext } from "react";

/** What only the server has for the document that it writes: the page's sheet, and the nonce that lets in what is inline. */
export const ServerDocumentContext = createContext<{ styles: string | null; nonce: string } | null>(null);
