import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FineRental } from "@sayara/api-client/contract/suppliers/fines";
import { type Language, languages } from "@sayara/domain/language/Language";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import type { FineDone, FineLetterIntent, FineMoment } from "./FineIntent.ts";

type Details = Pick<FineLetterIntent, "notice" | "licence" | "identity" | "address">;

/** Form for details of the letter that the booking lacks. Saves the letter as PDF [FN4]. */
export function FineLetterForm({ moment, rental }: { moment: FineMoment; rental: FineRental }) {
  const { t } = useLingui();
  const [details, setDetails] = useState<Details>({ notice: "", licence: "", identity: "", address: "" });
  const [driver, setDriver] = useState<FineLetterIntent["driver"]>(
    rental.driver.fullName === "" ? "additionalDriver" : "driver",
  );
  const [language, setLanguage] = useState<Language>(useTextLanguage());
  const { submitJson, isSending, problem } = useSubmission<FineDone, never, FineLetterIntent>({
    onDone: () => showToast(t`The letter is saved.`, "success"),
  });
  const papers = rental[driver]?.papers;
  const recordedHint = t`Recorded at the hand-over. Type here only what replaces it.`;
  const hasLicence = papers !== undefined && (papers.licenceNumber !== "" || papers.licenceIssuedOn !== null);
  const hasAddress = papers !== undefined && papers.address !== "";
  const field = (name: keyof Details, maxLength = 60) => ({
    maxLength,
    autoComplete: "off",
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDetails((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <Card as="section" aria-labelledby="fine-letter">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitJson({ intent: "letter", ...moment, driver, ...details, language });
        }}
      >
        <Stack gap="md">
          <Heading level={2} id="fine-letter">
            <Trans>Letter to the authority</Trans>
          </Heading>
          <Text size="sm" tone="muted" measure>
            <Trans>
              What you type here is only in the letter. Empty fields are left out, unless they were recorded
              at the hand-over.
            </Trans>
          </Text>
          {rental.additionalDriver !== null && (
            <SelectField
              label={t`Who drove`}
              value={driver}
              onChange={({ target }) =>
                setDriver(target.value === "additionalDriver" ? "additionalDriver" : "driver")
              }
            >
              {rental.driver.fullName !== "" && <option value="driver">{rental.driver.fullName}</option>}
              <option value="additionalDriver">{rental.additionalDriver.fullName}</option>
            </SelectField>
          )}
          <TextField label={t`Number of the fine`} {...field("notice")} />
          <TextField
            label={t`Driving licence`}
            hint={hasLicence ? recordedHint : t`Number and date, as in your contract`}
            {...field("licence")}
          />
          <TextField label={t`Identity card or passport`} {...field("identity")} />
          <TextField
            label={t`Address of the driver`}
            {...(hasAddress && { hint: recordedHint })}
            {...field("address", 200)}
          />
          <SelectField
            label={t`Language of the letter`}
            value={language}
            onChange={({ target }) => setLanguage(asLanguage(target.value) ?? language)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </SelectField>
          <ProblemNotice problem={problem} />
          <div>
            <Button type="submit" icon={DownloadIcon} working={isSending && t`Writing…`}>
              <Trans>Download the letter</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
