/** Type tests: compiled by `tsc`, never run. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import type { ComponentLanguage } from "@sayara/domain/language/ComponentLanguage";
import type { Language } from "@sayara/domain/language/Language";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { ValidationCode } from "@sayara/domain/validation/ValidationCode";
import { expectTypeOf } from "vitest";
import type { createI18n } from "./createI18n.ts";
import type { createFormats } from "./format/createFormats.ts";
import { resolveStartLanguage } from "./language/resolveStartLanguage.ts";
import { renderMail } from "./mails/renderMail.ts";
import { sampleMailData } from "./mails/sampleMailData.ts";
import { refusalMessages } from "./messages/refusalMessages.ts";
import type { validationMessages } from "./messages/validationMessages.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

// Codes and messages match one to one.
expectTypeOf(refusalMessages).toEqualTypeOf<Record<RefusalCode | Unknown, MessageDescriptor>>();
expectTypeOf<keyof typeof validationMessages>().toEqualTypeOf<ValidationCode>();
// @ts-expect-error unknown code
void refusalMessages.car_stolen;

// Component messages exist in Greek, page messages do not.
expectTypeOf<Parameters<typeof createI18n>[0]>().toEqualTypeOf<ComponentLanguage>();
expectTypeOf<"el">().toExtend<ComponentLanguage>();
expectTypeOf<"el">().not.toExtend<Language>();
expectTypeOf<Parameters<typeof createFormats>[0]["language"]>().toEqualTypeOf<Language>();
expectTypeOf<ReturnType<typeof createI18n>>().toEqualTypeOf<Promise<I18n>>();
expectTypeOf(resolveStartLanguage({ query: "de" })).toEqualTypeOf<Language>();

// An email requires the data of its kind.
const language = "fr";
renderMail({ kind: "passwordReset", language, data: sampleMailData.passwordReset });
// @ts-expect-error another kind's data
renderMail({ kind: "passwordReset", language, data: sampleMailData.bookingConfirmed });
// @ts-expect-error mails have no Greek
renderMail({ kind: "passwordReset", language: "el", data: sampleMailData.passwordReset });
