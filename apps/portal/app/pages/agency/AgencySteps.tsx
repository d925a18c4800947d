import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierChecklist } from "@sayara/api-client/contract/suppliers/join";
import { supplierDocumentTypeMessages } from "@sayara/i18n/messages/supplierDocumentTypeMessages";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { stepMessages } from "#portal/joining/stepMessages.ts";
import * as styles from "./Agency.css.ts";

/** The checklist of a joining agency, and whether its application awaits a decision [JN3]. */
export function AgencySteps({ checklist }: { checklist: SupplierChecklist }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { steps, missingDocuments, submittedAt, reason } = checklist;
  const documents = formats.parts(missingDocuments.map((type) => i18n._(supplierDocumentTypeMessages[type])));
  const since = submittedAt === null ? "" : formats.dateTime(submittedAt);
  return (
    <Stack as="section" gap="md" aria-labelledby="agency-steps">
      <Heading level={2} size="lg" id="agency-steps">
        <Trans>Checklist</Trans>
      </Heading>
      <ul className={styles.list}>
        {steps.map(({ step, gaps }) => (
          <li key={step} className={styles.itemHead}>
            <Text as="span">{i18n._(stepMessages[step])}</Text>
            {gaps.length === 0 ? (
              <Badge tone="positive" icon={CheckIcon}>
                <Trans>Done</Trans>
              </Badge>
            ) : (
              <Badge tone="warning">
                <Trans>Open</Trans>
              </Badge>
            )}
            {gaps.includes("document_missing") && (
              <Text as="span" size="sm" tone="muted">
                <Trans>Missing: {documents}.</Trans>
              </Text>
            )}
          </li>
        ))}
      </ul>
      {submittedAt !== null && (
        <Stack gap="sm" align="start">
          <Text>
            <Trans>The agency asked to be accepted on {since}.</Trans>
          </Text>
          <LinkButton tone="neutral" render={<Link to="/queue" />}>
            <Trans>Decide in the queue</Trans>
          </LinkButton>
        </Stack>
      )}
      {submittedAt === null && reason !== null && (
        <Text>
          <Trans>Refused last because: {reason}</Trans>
        </Text>
      )}
    </Stack>
  );
}
