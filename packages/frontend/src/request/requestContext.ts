import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import { createContext } from "react-router";

/** Language of the response. */
export const languageContext = createContext<Language>();

/** Opens the API client. In the browser, the first call loads its code. */
export const apiContext = createContext<() => Promise<Client>>();
