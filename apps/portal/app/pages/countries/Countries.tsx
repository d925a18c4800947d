import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PortalCountries, PortalCountry } from "@sayara/api-client/contract/catalogue/managePlaces";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { container } from "@sayara/frontend/layout/container.css";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DeleteIcon, EditIcon, PlusIcon } from "@sayara/ui/Icon/icons";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { Link } from "react-router";
import type { CountriesDone } from "./Countries.action.ts";
import * as styles from "./Countries.css.ts";
import type { CountryIntent } from "./CountryIntent.ts";
import { CountryDialog } from "./CountryDialog.tsx";

/** The open dialog, with the country as of when it was opened; null for a new country. */
type Open =
  | { dialog: "edit"; country: PortalCountry | null; fills: number }
  | { dialog: "delete"; country: PortalCountry };

/**
 * The countries of places, with their names in each language. A country with places cannot be deleted [PA5].
 */
export function Countries({ countries }: PortalCountries) {
  const { t } = useLingui();
  const language = useTextLanguage();
  const [open, setOpen] = useState<Open | null>(null);
  const texts: Record<CountriesDone, string> = {
    save: t`The country is saved.`,
    delete: t`The country is deleted.`,
  };
  /** Messages of fields that the API refused. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { submitJson, isSending, problem, reset } = useSubmission<CountriesDone, "country", CountryIntent>({
    isBesideFields: (result) => "fields" in result && result.fields !== undefined,
    onRefused: (result) => setRefused(("fields" in result && result.fields) || {}),
    onDone: (done) => {
      showToast(texts[done], "success");
      setOpen(null);
    },
  });
  const nameOf = ({ names, code }: PortalCountry) => names[language] || names.fr || code;
  const show = (next: Open) => {
    reset();
    setRefused({});
    setOpen(next);
  };
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <UiLink render={<Link to="/places" />}>
          <Trans>Places</Trans>
        </UiLink>
        <div className={styles.head}>
          <Heading level={1}>
            <Trans>Countries</Trans>
          </Heading>
          <Button
            size="small"
            icon={PlusIcon}
            onClick={() => show({ dialog: "edit", country: null, fills: 0 })}
          >
            <Trans>Add a country</Trans>
          </Button>
        </div>
        {open === null && <ProblemNotice problem={problem} />}
        <ul className={styles.list}>
          {countries.map((country) => {
            const name = nameOf(country);
            return (
              <Card as="li" padding="sm" key={country.code} className={styles.row}>
                <h2 className={styles.name}>{`${name} · ${country.code}`}</h2>
                <Text size="sm" tone="muted">
                  {[...new Set(Object.values(country.names))].join(" · ")}
                  {" · "}
                  <Plural value={country.places} _0="No place" one="# place" other="# places" />
                </Text>
                <div className={styles.buttons}>
                  <Button
                    size="small"
                    tone="neutral"
                    icon={EditIcon}
                    aria-label={t`Edit ${name}`}
                    onClick={() => show({ dialog: "edit", country, fills: 0 })}
                  >
                    <Trans>Edit</Trans>
                  </Button>
                  {country.places === 0 && (
                    <Button
                      size="small"
                      tone="neutral"
                      icon={DeleteIcon}
                      aria-label={t`Delete ${name}`}
                      onClick={() => show({ dialog: "delete", country })}
                    >
                      <Trans>Delete</Trans>
                    </Button>
                  )}
                </div>
              </Card>
            );
          })}
        </ul>
      </Stack>
      {open?.dialog === "edit" && (
        <CountryDialog
          key={open.fills}
          country={open.country}
          latest={countries.find(({ code }) => code === open.country?.code)}
          taken={countries.map(({ code }) => code)}
          refused={refused}
          isSending={isSending}
          problem={problem}
          onShowLatest={(country) => show({ ...open, country, fills: open.fills + 1 })}
          onKeepTyped={(country) => show({ ...open, country })}
          onSend={(country) => {
            setRefused({});
            submitJson({ intent: "save", country, version: open.country?.version ?? null });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === "delete" && (
        <DeleteDialog
          name={nameOf(open.country)}
          isSending={isSending}
          problem={problem}
          onSend={() => {
            const { code, version } = open.country;
            submitJson({ intent: "delete", code, version });
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface DeleteDialogProps extends Pick<
  Parameters<typeof CountryDialog>[0],
  "isSending" | "problem" | "onClose"
> {
  name: string;
  onSend: () => void;
}

function DeleteDialog({ name, isSending, problem, onSend, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog
      title={t`Delete ${name}`}
      effect={t`No place is in this country. It can be added again.`}
      button={t`Delete the country`}
      isDestructive
      working={isSending && t`Deleting…`}
      onSend={onSend}
      onClose={onClose}
    >
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
