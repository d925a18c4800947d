import type { I18n } from "@lingui/core";
import { type ComponentLanguage, componentLanguages } from "@sayara/domain/language/ComponentLanguage";
import { componentMessages } from "@sayara/i18n/components/componentMessages";
import { createI18n } from "@sayara/i18n/createI18n";
import type { Decorator } from "@storybook/react-vite";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { sampleMessages } from "./sampleMessages.ts";

/** English text → translated text. A placeholder such as `{page}` stands for a value without lower-case letters. */
type Texts = readonly (readonly [english: string, text: string])[];

const textsByLanguage = new Map<ComponentLanguage, Texts>();
for (const language of componentLanguages) {
  const i18n = await createI18n(language);
  textsByLanguage.set(language, [...sampleTexts(language), ...catalogueTexts(i18n)]);
}

/**
 * Shows a story in the toolbar's language. Stories are written in English: component messages are replaced by those of
 * `@sayara/i18n`, other text by that of `sampleMessages`. Greek is available only for component messages.
 * `parameters.language` sets the language of a story with its own messages.
 */
export const inLanguage: Decorator = (Story, { globals, parameters }) => {
  const language = componentLanguages.find((candidate) => candidate === globals["language"]) ?? "en";
  if (language === "en" || "language" in parameters) return <Story />;
  return <>{translateValue(Story(), language) as ReactNode}</>;
};

/** Returns the translation of a text, or undefined if there is none. */
export function translate(language: ComponentLanguage, english: string): string | undefined {
  for (const [pattern, text] of textsByLanguage.get(language) ?? []) {
    if (pattern === english) return text;
    const [before = "", placeholder, after = ""] = pattern.split(/(\{\w+\})/);
    if (placeholder === undefined || !english.startsWith(before) || !english.endsWith(after)) continue;
    const value = english.slice(before.length, english.length - after.length);
    if (/^[^\p{Ll}]+$/u.test(value)) return text.replace(placeholder, value);
  }
  return undefined;
}

function catalogueTexts(i18n: I18n): Texts {
  return Object.values(componentMessages).map((message) => {
    const [, name] = message.message.match(/\{(\w+)\}/) ?? [];
    return [
      message.message,
      i18n._({ ...message, values: name === undefined ? {} : { [name]: `{${name}}` } }),
    ];
  });
}

function sampleTexts(language: ComponentLanguage): Texts {
  if (language === "fr" || language === "es")
    return Object.entries(sampleMessages).map(([english, texts]) => [english, texts[language]]);
  return [];
}

/** Translates the text in elements, their props, lists, objects, promises, and the results of functions. */
function translateValue(value: unknown, language: ComponentLanguage): unknown {
  if (typeof value === "string") return translateText(value, language);
  if (Array.isArray(value)) return value.map((item) => translateValue(item, language));
  // A name with a capital letter is a component.
  if (typeof value === "function" && !/^[A-Z]/.test(value.name))
    return (...args: unknown[]) => translateValue(value(...args), language);
  if (value instanceof Promise) return value.then((result) => translateValue(result, language));
  if (isStory(value)) return translateValue(value.type(value.props), language);
  if (isValidElement<object>(value)) return cloneElement(value, translateEntries(value.props, language));
  if (isPlainObject(value)) return translateEntries(value, language);
  return value;
}

function translateText(value: string, language: ComponentLanguage): string {
  const english = value.trim();
  const text = translate(language, english);
  return text === undefined ? value : value.replace(english, () => text);
}

function translateEntries(value: object, language: ComponentLanguage): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === "language") return [key, language];
      return [key, key === "ref" ? item : translateValue(item, language)];
    }),
  );
}

/** Storybook creates an element for a story and for each decorator, with the context as its props. */
function isStory(value: unknown): value is ReactElement<object, (context: object) => ReactNode> {
  return (
    isValidElement<object>(value) && typeof value.type === "function" && "originalStoryFn" in value.props
  );
}

/** False for a component that is an object. */
function isPlainObject(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    !("$$typeof" in value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
