import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { container } from "@sayara/frontend/layout/container.css";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import type { FineDone, FineValues } from "./FineIntent.ts";
import { FineResult } from "./FineResult.tsx";
import * as styles from "./Fines.css.ts";

interface FinesProps {
  form: Form<FineValues, FineDone>;
  /** The last search with its result. */
  found: Exclude<FineDone, "saved"> | null;
}

/** Finds who had a car at the time of an offence, and prepares a letter to the authority [FN1–FN4]. */
export function Fines({ form, found }: FinesProps) {
  const { t } = useLingui();
  const labels = { plate: t`Number plate`, at: t`Date and time of the offence` };
  const field = useFields(form, labels);
  const rental = found?.answer.rental;
  const name = rental?.driver.fullName;
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="xs">
          <Heading level={1}>
            <Trans>Fines</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              Find who had your car when a fine was given. Each look-up is recorded with your name.
            </Trans>
          </Text>
        </Stack>
        <Card as="section" aria-label={t`Look up a driver`}>
          <form {...form.props}>
            <Stack gap="md">
              <ProblemNotice problem={form.problem} />
              <ErrorSummary errors={form.errors} labels={labels} />
              <TextField
                {...field.text("plate")}
                hint={<Trans>Spaces, hyphens, dots and slashes do not matter.</Trans>}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={40}
                width="medium"
                required
              />
              <TextField
                {...field.text("at")}
                hint={<Trans>As on the fine, in local time</Trans>}
                type="datetime-local"
                width="medium"
                required
              />
              <div>
                <SubmitButton form={form} icon={SearchIcon} working={t`Looking…`}>
                  <Trans>Find the driver</Trans>
                </SubmitButton>
              </div>
            </Stack>
          </form>
        </Card>
        {found !== null && <FineResult key={`${found.moment.plate} ${found.moment.at}`} {...found} />}
      </Stack>
      {/* Always rendered, because some screen readers ignore a region that appears with its text. */}
      <output>
        <VisuallyHidden>
          {rental &&
            (name === "" ? (
              <Trans>A rental is found. The driver’s data were deleted.</Trans>
            ) : (
              <Trans>Found: {name}</Trans>
            ))}
        </VisuallyHidden>
      </output>
    </div>
  );
}
