import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { Button } from "@sayara/ui/Button/Button";
import type { ReactNode } from "react";
import type { PartForm } from "./usePartForm.ts";
import * as styles from "./Rules.css.ts";

interface RulesFormProps {
  form: PartForm;
  title: string;
  intro?: ReactNode;
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The form of a part of the rules, with its heading and button. */
export function RulesForm({ form, title, intro, labels, children }: RulesFormProps) {
  const { t } = useLingui();
  const { part, version, isOutdated, mayEdit, problem } = form;
  const isStale = problem?.kind === "refused" && problem.code === "stale_version";
  return (
    <SectionCard id={`rules-${part}`} title={title} intro={intro}>
      <form {...form.props} className={formStyles.form} aria-labelledby={`rules-${part}`}>
        <ProblemNotice
          problem={problem}
          {...(isStale && {
            actions: (
              <>
                {/* The latest version arrives a moment after the refusal. */}
                <Button tone="neutral" size="small" disabled={!isOutdated} onClick={form.showLatest}>
                  <Trans>Show the latest version</Trans>
                </Button>
                <Button tone="neutral" size="small" disabled={!isOutdated} onClick={form.keepTyped}>
                  <Trans>Keep what I typed</Trans>
                </Button>
              </>
            ),
          })}
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
