import { createContext } from "react";
import type { DocumentContext } from "./documentContext.ts";

/** The policy's nonce, and whether the document guesses its language. Null in the browser. */
export const ServerDocumentContext = createContext<Pick<DocumentContext, "nonce" | "guessesLanguage"> | null>(
  null,
);
