import type { Messages } from "@lingui/core";
import { messages as frontend } from "@sayara/frontend/compiled/fr/messages";
import { messages as components } from "@sayara/i18n/compiled/fr/components";
import { messages as shared } from "@sayara/i18n/compiled/fr/messages";
import { messages as site } from "../locales/fr.po";

export const messages: Messages = { ...components, ...shared, ...frontend, ...site };
