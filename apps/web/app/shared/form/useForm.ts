import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { type FieldErrors, type FormProblem, faultProblem } from "./FormProblem.ts";
import { type FormDraft, noDraft } from "./createFormDraft.ts";
import type { Verdict } from "./judgeBy.ts";
import { typedEarly } from "./typedEarly.ts";

export type FieldValues = Readonly<Record<string, string | boolean>>;
export type NameOf<Values> = keyof Values & string;

/**
 * How a form was answered: `done` and it stays open, `leaving` when the page goes on and it can't be sent again, else
 * what is wrong with it or with single fields.
 */
export type FormAnswer<Name extends string> =
  | "done"
  | "leaving"
  | {
      problem: FormProblem;
      fields?: Readonly<Record<string, string>> | undefined;
      /** The field to go back to. */
      focus?: Name;
    }
  | { errors: FieldErrors<Name> };

export interface FormOptions<Values extends FieldValues, Ready> {
  /** What stands in the fields before anybody types; its order is the order of the page. */
  start: Values;
  draft?: FormDraft;
  /** Fetches what judges the form: its schemas arrive with the first field that is left. */
  openJudge: () => Promise<(values: Values) => Verdict<NameOf<Values>, Ready>>;
  send: (ready: Ready) => Promise<FormAnswer<NameOf<Values>>>;
  /** Told of whatever stops the form, to say it in passing too. */
  onProblem?: (problem: FormProblem) => void;
}

/** What a form's view needs of it. */
export interface Form<Values extends FieldValues> {
  /** Of the `<form>` itself. */
  id: string;
  values: Values;
  errors: FieldErrors<NameOf<Values>>;
  problem: FormProblem | null;
  isSending: boolean;
  change: (name: NameOf<Values>, value: string | boolean) => void;
  leave: (name: NameOf<Values>) => void;
  submit: (event?: FormEvent) => void;
}

/** Everything a form does, as values and callbacks for its view. It can't be sent twice at a time. */
export function useForm<Values extends FieldValues, Ready>(
  options: FormOptions<Values, Ready>,
): Form<Values> & { reset: () => void } {
  type Name = NameOf<Values>;
  const { start, draft = noDraft } = options;
  const names: readonly Name[] = Object.keys(start);
  const kept = draft.useTexts();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const values: Values = { ...start, ...kept, ...typed };
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [judge, setJudge] = useState<((values: Values) => Verdict<Name, Ready>) | null>(null);
  /** A new object for every wish, so that the same field can be asked for twice. */
  const [focusOn, setFocusOn] = useState<{ name: Name } | null>(null);
  const isUnderWay = useRef(false);
  const id = useId();

  // What a person or a password manager filled in before this script ran stands in the fields, and nowhere else.
  const adoptTyped = useEffectEvent(() => {
    const form = formById(id);
    if (form === null) return;
    for (const [name, value] of typedEarly(form, names)) {
      if (value !== start[name] && value !== values[name]) change(name, value);
    }
  });
  // In the very commit: the next render would write its own values over them.
  useLayoutEffect(() => adoptTyped(), []);
  useEffect(() => {
    if (focusOn !== null) focusField(formById(id), focusOn.name);
  }, [focusOn, id]);

  async function openJudge() {
    const opened = await options.openJudge();
    setJudge(() => opened);
    return opened;
  }

  function change(name: Name, value: string | boolean) {
    if (typeof value === "string" && draft.keeps(name)) draft.keep(name, value);
    else setTyped((before) => ({ ...before, [name]: value }));
    // An error goes as soon as it is mended, not when the field is left.
    if (errors[name] !== undefined && judge !== null)
      showError(name, judge({ ...values, [name]: value }).errors[name]);
  }

  /** A field that was left is judged, unless nothing was typed: nobody is told off for passing by. */
  async function leave(name: Name) {
    if (values[name] === "" || values[name] === false) return;
    try {
      showError(name, (await openJudge())(values).errors[name]);
    } catch {
      // The judge could not be fetched; it is asked again before anything is sent.
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

  function showErrors(found: FieldErrors<Name>) {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first !== undefined) setFocusOn({ name: first });
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setProblem(null);
    const answer = await judgeAndSend();
    if (answer === "leaving") return;
    isUnderWay.current = false;
    setSending(false);
    settle(answer);
  }

  async function judgeAndSend(): Promise<FormAnswer<Name>> {
    try {
      const { errors: found, ready } = (await openJudge())(values);
      if (ready === null) return { errors: found };
      setErrors({});
      return await options.send(ready);
    } catch (error) {
      return { problem: faultProblem(error) };
    }
  }

  function settle(answer: FormAnswer<Name>) {
    if (answer === "done" || answer === "leaving") return;
    if ("errors" in answer) return showErrors(answer.errors);
    const own: FieldErrors<Name> = {};
    for (const name of names) {
      const message = answer.fields?.[name];
      if (message !== undefined) own[name] = message;
    }
    if (Object.keys(own).length > 0) showErrors(own);
    else {
      stop(answer.problem);
      if (answer.focus !== undefined) setFocusOn({ name: answer.focus });
    }
  }

  function stop(found: FormProblem) {
    setProblem(found);
    options.onProblem?.(found);
  }

  function reset() {
    setTyped({});
    draft.clear();
    setErrors({});
    setProblem(null);
  }

  return {
    id,
    values,
    errors,
    problem,
    isSending,
    change,
    leave: (name) => void leave(name),
    submit: (event) => void submit(event),
    reset,
  };
}

function formById(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

/** The control of that name; of several, the first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
