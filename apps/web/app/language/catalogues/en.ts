import type { Messages } from "@lingui/core";
import { messages as frontend } from "@sayara/frontend/compiled/en/messages";
import { messages as components } from "@sayara/i18n/compiled/en/components";
import { messages as shared } from "@sayara/i18n/compiled/en/messages";
import { messages as site } from "../locales/en.po";

export const messages: Messages = { ...components, ...shared, ...frontend, ...site };
