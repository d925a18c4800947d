import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import { createContext } from "react-router";

/** The language of the response. */
export const languageContext = createContext<Language>();

/** Opens the API client. In the browser its code is loaded by the first call. */
export const apiContext = createContext<() => Promise<Client>>();
