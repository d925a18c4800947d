import type { Messages } from "@lingui/core";
import { messages as frontend } from "@sayara/frontend/compiled/es/messages";
import { messages as components } from "@sayara/i18n/compiled/es/components";
import { messages as shared } from "@sayara/i18n/compiled/es/messages";
import { messages as site } from "../locales/es.po";

export const messages: Messages = { ...components, ...shared, ...frontend, ...site };
