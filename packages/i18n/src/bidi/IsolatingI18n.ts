import { I18n, type MessageDescriptor, type Messages } from "@lingui/core";
import { isolateForeign } from "./isolate.ts";

type Translation = Messages[string];

/**
 * A Lingui instance for a right-to-left language. Isolates each text that is filled into a message, so that
 * references, phone numbers and Latin names stay in order. A value that selects a branch of the message is
 * unchanged.
 */
export class IsolatingI18n extends I18n {
  override _(
    message: MessageDescriptor | string,
    values: Record<string, unknown> = {},
    options?: Parameters<I18n["_"]>[2],
  ): string {
    // Without an id, `super` returns the id of an empty message.
    const isDescriptor = typeof message === "object";
    const id = isDescriptor ? message.id : (message ?? "");
    const fallback = isDescriptor ? message.message : options?.message;
    const given = isDescriptor ? (message.values ?? values) : values;
    const translation = Object.hasOwn(this.messages, id) ? this.messages[id] : undefined;
    const filled = isolateValues(given, choicesOf(translation));
    return super._(id, filled, { ...options, ...(fallback !== undefined && { message: fallback }) });
  }
}

function isolateValues(values: Record<string, unknown>, choices: Map<string, Set<string>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && choices.get(name)?.has(value) !== true ? isolateForeign(value) : value,
    ]),
  );
}

/** Returns the values that select a branch of a compiled message, by the placeholder's name. */
function choicesOf(translation: Translation | undefined): Map<string, Set<string>> {
  const choices = new Map<string, Set<string>>();
  if (Array.isArray(translation)) collectChoices(translation, choices);
  return choices;
}

function collectChoices(tokens: readonly unknown[], choices: Map<string, Set<string>>): void {
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, type, branches] = token as [string, string?, Record<string, unknown>?];
    if (typeof branches !== "object") continue;
    if (type === "select") {
      const known = choices.get(name) ?? new Set();
      choices.set(name, new Set([...known, ...Object.keys(branches)]));
    }
    for (const branch of Object.values(branches)) if (Array.isArray(branch)) collectChoices(branch, choices);
  }
}
