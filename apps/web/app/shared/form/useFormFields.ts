import { useHydrated } from "@sayara/ui/hydration/useHydrated";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from "react";
import type { FieldErrors } from "./FormProblem.ts";
import { type FormDraft, noDraft } from "./createFormDraft.ts";
import type { CheckResult } from "./checkBy.ts";
import type { PostedTexts } from "./postedTexts.ts";
import { typedEarly } from "./typedEarly.ts";
import { untilReleased } from "./untilReleased.ts";

export type FieldValues = Readonly<Record<string, string | boolean>>;
export type NameOf<Values> = keyof Values & string;

export interface FormFieldsOptions<Values extends FieldValues, Ready> {
  /** Initial values. Their order is the order of the fields on the page. */
  start: Values;
  /** Texts of this form, posted without JavaScript: they are newer than the draft. */
  posted?: PostedTexts | undefined;
  /** Values that no input changes: the email address of a signed-in driver. */
  fixed?: Partial<Values>;
  draft?: FormDraft;
  /** Loads the validation. Its schemas are fetched when the first field loses focus. */
  loadCheck: () => Promise<(values: Values) => CheckResult<NameOf<Values>, Ready>>;
}

/** State and callbacks for a view of the fields. */
export interface FormFields<Values extends FieldValues> {
  /** Id of the `<form>` element. */
  id: string;
  values: Values;
  errors: FieldErrors<NameOf<Values>>;
  change: (name: NameOf<Values>, value: string | boolean) => void;
  leave: (name: NameOf<Values>) => void;
}

/** Further functions for the code that sends the form. */
export interface FormFieldsControl<Ready> {
  /** Validates every field, shows the errors and focuses the first. Resolves to null when there are any. */
  check: () => Promise<Ready | null>;
  /** Shows the errors that belong to fields of this form and focuses the first. Returns whether there are any. */
  showErrors: (found: Readonly<Partial<Record<string, string>>>) => boolean;
  focusOn: (name: string) => void;
  clear: () => void;
}

/** Values, errors, draft and focus of a form's fields. `useForm` adds sending in one step. */
export function useFormFields<Values extends FieldValues, Ready>(
  options: FormFieldsOptions<Values, Ready>,
): FormFields<Values> & FormFieldsControl<Ready> {
  type Name = NameOf<Values>;
  const { start, fixed, draft = noDraft } = options;
  const names: readonly Name[] = Object.keys(start);
  const kept = draft.useKept();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const known: Values = { ...start, ...kept, ...typed, ...fixed };
  const isHydrated = useHydrated();
  const posted = isHydrated ? undefined : options.posted;
  const values: Values = { ...start, ...posted, ...kept, ...typed, ...fixed };
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [checkValues, setCheckValues] = useState<((values: Values) => CheckResult<Name, Ready>) | null>(null);
  /** A new object for each request, so that the same field can be focused twice. */
  const [focused, setFocused] = useState<{ name: string } | null>(null);
  const id = useId();

  // Input from before hydration, by the person or a password manager, is in the fields only, and posted texts are until
  // they are adopted.
  const adoptTyped = useEffectEvent(() => {
    const form = formById(id);
    if (form === null) return;
    for (const [name, value] of typedEarly(form, names)) {
      if (value !== start[name] && value !== known[name]) change(name, value);
    }
  });
  // In the commit that hydrates: the next render would overwrite the fields.
  useLayoutEffect(() => adoptTyped(), []);
  useEffect(() => {
    if (focused !== null) focusField(formById(id), focused.name);
  }, [focused, id]);

  async function loadCheck() {
    const loaded = await options.loadCheck();
    setCheckValues(() => loaded);
    return loaded;
  }

  function change(name: Name, value: string | boolean) {
    if (draft.keeps(name)) draft.keep(name, value);
    else setTyped((before) => ({ ...before, [name]: value }));
    // An error disappears when it is corrected, not when the field loses focus.
    if (errors[name] !== undefined && checkValues !== null)
      showError(name, checkValues({ ...values, [name]: value }).errors[name]);
  }

  /** Validates a field that lost focus, unless it is empty. */
  async function leave(name: Name) {
    if (values[name] === "" || values[name] === false) return;
    try {
      const message = (await loadCheck())(values).errors[name];
      // An error that moves a button under the pointer would take its click. Without one there is nothing to wait for:
      // meanwhile the server may have reported one.
      if (message !== undefined) await untilReleased();
      showError(name, message);
    } catch {
      // The validation could not be loaded. It is loaded again before anything is sent.
    }
  }

  function showError(name: Name, message: string | undefined) {
    setErrors((before) => {
      const after = { ...before };
      delete after[name];
      if (message !== undefined) after[name] = message;
      return after;
    });
  }

  function showErrors(found: Readonly<Partial<Record<string, string>>>): boolean {
    const own: FieldErrors<Name> = {};
    for (const name of names) {
      const message = found[name];
      if (message !== undefined) own[name] = message;
    }
    setErrors(own);
    const first = names.find((name) => own[name] !== undefined);
    if (first !== undefined) setFocused({ name: first });
    return first !== undefined;
  }

  async function check(): Promise<Ready | null> {
    const result = (await loadCheck())(values);
    showErrors(result.errors);
    return result.ready;
  }

  function clear() {
    setTyped({});
    draft.clear();
    setErrors({});
  }

  return {
    id,
    values,
    errors,
    change,
    leave: (name) => void leave(name),
    check,
    showErrors,
    focusOn: (name) => setFocused({ name }),
    clear,
  };
}

function formById(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

/** Focuses the control of that name, the first of several. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
