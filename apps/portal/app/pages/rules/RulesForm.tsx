import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import type { ReactNode } from "react";
import { OutdatedNotice } from "#portal/layout/OutdatedNotice.tsx";
import type { PartForm } from "./usePartForm.ts";
import * as styles from "./Rules.css.ts";

interface RulesFormProps {
  form: PartForm;
  title: string;
  intro?: ReactNode;
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Form of one part of the rules, with its heading and button. */
export function RulesForm({ form, title, intro, labels, children }: RulesFormProps) {
  const { t } = useLingui();
  const { part, version, isOutdated, mayEdit, problem } = form;
  return (
    <SectionCard id={`rules-${part}`} title={title} intro={intro}>
      <form {...form.props} className={formStyles.form} aria-labelledby={`rules-${part}`}>
        <OutdatedNotice
          problem={problem}
          isLatestLoaded={isOutdated}
          onShowLatest={form.showLatest}
          onKeepTyped={form.keepTyped}
        />
        <ErrorSummary errors={form.errors} labels={labels} />
        <input type="hidden" name="intent" value={part} />
        <input type="hidden" name="version" value={version} />
        <fieldset disabled={!mayEdit} className={styles.fields}>
          {children}
          {mayEdit && (
            <SubmitButton form={form} className={styles.save} working={t`Saving…`}>
              <Trans>Save</Trans>
            </SubmitButton>
          )}
        </fieldset>
      </form>
    </SectionCard>
  );
}
