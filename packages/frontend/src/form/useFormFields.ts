import { useHydrated } from "@sayara/ui/hydration/useHydrated";
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { FieldErrors } from "./FormProblem.ts";
import type { CheckResult } from "./validateValues.ts";
import { type FormDraft, noDraft } from "./createFormDraft.ts";
import { type FieldValues, type NameOf, fieldOf, readValues } from "./readValues.ts";
import { untilReleased } from "./submission/untilReleased.ts";

export interface FormFieldsOptions<Values extends FieldValues, Ready> {
  /** Initial values. They define the fields, in page order. */
  start: Values;
  /** Values that take precedence over all others, such as the email address of a signed-in driver. */
  fixed?: Partial<Values>;
  draft?: FormDraft;
  /** Loads the validation when the first field loses focus. */
  loadCheck: () => Promise<(values: Values) => CheckResult<NameOf<Values>, Ready>>;
  /**
   * Called with the first invalid field. Returns whether an earlier element outside the form was focused
   * instead.
   */
  focusEarlier?: (first: NameOf<Values>) => boolean;
  /** Called with the name of the changed field and the form's values. */
  onChange?: (name: NameOf<Values>, values: Values) => void;
  /** Called with the name of the field that lost focus and the form's values. */
  onFieldBlur?: (name: NameOf<Values>, values: Values) => void;
}

/** Fields of a form, for its view. The browser holds their values, so values typed before hydration stay. */
export interface FormFields<Values extends FieldValues> {
  /** Props of the `<form>`. */
  props: Pick<ComponentProps<"form">, "ref" | "method" | "noValidate" | "onInput" | "onBlur" | "onSubmit">;
  /** Initial values, including those of the draft. */
  start: Values;
  errors: FieldErrors<NameOf<Values>>;
  /**
   * Whether the errors come from a rejected submission. The summary then lists the fields, and focus moves to
   * the first one, which is read with its error, so live regions announce none of the errors.
   */
  isRefused?: boolean;
  /** False until the page is hydrated. The button waits for it. */
  isReady: boolean;
}

/** Additional functions for the code that submits the form. */
export interface FormFieldsControl<Ready> {
  /** Returns the current data; null if the form is not shown. */
  data: () => FormData | null;
  /** Validates every field, shows the errors and focuses the first. Resolves to null if there are any. */
  check: () => Promise<Ready | null>;
  /** Shows the errors of this form's fields and focuses the first. Returns whether there are any. */
  showErrors: (messages: Readonly<Partial<Record<string, string>>>) => boolean;
  focusOn: (name: string) => void;
  /** Clears the draft and the errors. */
  clear: () => void;
  /** Restores the initial values. */
  restore: () => void;
}

/** Manages errors, draft and focus of a form's fields. `useForm` adds submission. */
export function useFormFields<Values extends FieldValues, Ready>({
  start: empty,
  fixed,
  draft = noDraft,
  loadCheck: load,
  focusEarlier,
  onChange,
  onFieldBlur,
}: FormFieldsOptions<Values, Ready>): FormFields<Values> & FormFieldsControl<Ready> {
  type Name = NameOf<Values>;
  const start: Values = { ...empty, ...draft.useStoredValues(), ...fixed };
  const isReady = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [isRefused, setRefused] = useState(false);
  const [focused, setFocused] = useState<{ name: string } | null>(null);
  // After the commit, since a dialog that closes in the same commit holds focus until then.
  useEffect(() => {
    if (focused !== null) focusField(formRef.current, focused.name);
  }, [focused]);
  const [checkValues, setCheckValues] = useState<((values: Values) => CheckResult<Name, Ready>) | null>(null);

  const read = (form: HTMLFormElement | null) =>
    form === null ? start : readValues(new FormData(form), start);
  // Values typed before hydration fired no event, so a change of language or a reload would lose them.
  const storeTypedValues = useEffectEvent(() => {
    const values = read(formRef.current);
    for (const name in empty) {
      const value = values[name] ?? "";
      if (draft.hasField(name) && value !== start[name] && value !== "" && value !== false)
        draft.store(name, value);
    }
  });
  // A layout effect of the hydrating commit, because the draft's values replace typed ones afterwards.
  useLayoutEffect(() => storeTypedValues(), []);

  // Sets `checked`, because React changes only the default of a hydrated checkbox.
  const showStoredTicks = useEffectEvent(() => {
    for (const name in start) {
      const field = formRef.current?.elements.namedItem(name);
      if (start[name] === true && field instanceof HTMLInputElement) field.checked = true;
    }
  });
  useEffect(() => {
    if (isReady) showStoredTicks();
  }, [isReady]);

  const isFormField = (name: string | undefined): name is Name => name !== undefined && name in empty;

  async function loadCheck() {
    const loaded = await load();
    setCheckValues(() => loaded);
    return loaded;
  }

  function onFieldInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = fieldOf(target);
    if (!isFormField(name)) return;
    const values = read(currentTarget);
    if (draft.hasField(name)) draft.store(name, values[name] ?? "");
    // An error disappears as soon as it is corrected, without waiting for a blur.
    if (errors[name] !== undefined && checkValues !== null) showError(name, checkValues(values).errors[name]);
    onChange?.(name, values);
  }

  /** Validates a field that lost focus, unless it is empty. */
  async function validateOnBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const name = fieldOf(target);
    if (!isFormField(name) || fieldOf(relatedTarget) === name) return;
    onFieldBlur?.(name, read(currentTarget));
    const typed = read(currentTarget)[name];
    if (typed === "" || typed === false) return;
    try {
      const message = (await loadCheck())(read(currentTarget)).errors[name];
      // An error that moves the pressed button would prevent its click. Without an error there is no wait,
      // during which the server could report another error.
      if (message !== undefined) await untilReleased();
      showError(name, message);
    } catch {
      // The validation could not be loaded. It is loaded again before anything is submitted.
    }
  }

  function showError(name: Name, message: string | undefined) {
    setRefused(false);
    setErrors((before) => {
      const after = { ...before };
      delete after[name];
      if (message !== undefined) after[name] = message;
      return after;
    });
  }

  function showErrors(messages: Readonly<Partial<Record<string, string>>>): boolean {
    const fieldErrors: FieldErrors<Name> = {};
    for (const name in empty) {
      const message = messages[name];
      if (message !== undefined) fieldErrors[name] = message;
    }
    setErrors(fieldErrors);
    setRefused(true);
    const first = Object.keys(fieldErrors).find(isFormField);
    if (first === undefined) return false;
    if (focusEarlier?.(first) !== true) setFocused({ name: first });
    // Once the validation is loaded, errors from the action also disappear when they are corrected.
    loadCheck().catch(() => {});
    return true;
  }

  async function check(): Promise<Ready | null> {
    const result = (await loadCheck())(read(formRef.current));
    showErrors(result.errors);
    return result.ready;
  }

  function clear() {
    draft.clear();
    setErrors({});
  }

  return {
    props: {
      ref: formRef,
      method: "post",
      noValidate: true,
      onInput: onFieldInput,
      onBlur: (event) => void validateOnBlur(event),
    },
    start,
    errors,
    isRefused,
    isReady,
    data: () => formRef.current && new FormData(formRef.current),
    check,
    showErrors,
    focusOn: (name) => {
      setRefused(true);
      setFocused({ name });
    },
    clear,
    restore: () => formRef.current?.reset(),
  };
}

/** Focuses the first control of that name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  const field = control instanceof RadioNodeList ? control[0] : control;
  if (field instanceof HTMLElement) field.focus();
}
