import { useLingui } from "@lingui/react/macro";
import { type Form, useForm } from "@sayara/frontend/form/useForm";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { SupplierRulesRecord } from "@sayara/api-client/contract/suppliers/supplierRules";
import type { RulesDone } from "./Rules.action.ts";
import type { RulePart } from "./values/checkRules.ts";
import type { RuleValues } from "./values/RuleValues.ts";

/** State and handlers of one part of the rules, for its section. */
export interface EditedPart {
  /** Initial values of the form. */
  rules: SupplierRulesRecord;
  version: number;
  /** Whether the page has loaded a newer version. */
  isOutdated: boolean;
  /** Whether the page offers changes. The API enforces the permission. */
  mayEdit: boolean;
  onSaved: (version: number) => void;
  onShowLatest: () => void;
  onKeepTyped: () => void;
}

export interface PartForm extends Form<RuleValues, RulesDone> {
  part: RulePart;
  version: number;
  isOutdated: boolean;
  mayEdit: boolean;
  showLatest: () => void;
  keepTyped: () => void;
}

/** Manages the form of one part of the rules. */
export function usePartForm(part: RulePart, edited: EditedPart, start: RuleValues): PartForm {
  const { t } = useLingui();
  const toastText = useToastMessages();
  const { reset, ...form } = useForm<RuleValues, RulesDone>({
    start,
    loadCheck: async () => {
      const { checkPart } = await import("./values/checkRules.ts");
      return (values: RuleValues) => checkPart(part, values);
    },
    onProblem: (problem) => showToast(toastText(problem), "error"),
    onDone({ version }) {
      showToast(t`Your rules are saved.`, "success");
      edited.onSaved(version);
    },
  });
  return {
    ...form,
    part,
    version: edited.version,
    isOutdated: edited.isOutdated,
    mayEdit: edited.mayEdit,
    showLatest: edited.onShowLatest,
    keepTyped() {
      reset();
      edited.onKeepTyped();
    },
  };
}
