import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import { createContext } from "react-router";

/** The language in which this request is answered. */
export const languageContext = createContext<Language>();

/** Opens the API's client; in the browser its code arrives with the first call that needs it. */
export const apiContext = createContext<() => Promise<Client>>();
