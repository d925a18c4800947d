import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { SupplierChecklist, SupplierChecklistStep } from "@sayara/api-client/contract/suppliers/join";
import { supplierDocumentTypeMessages } from "@sayara/i18n/messages/supplierDocumentTypeMessages";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { gapMessages, stepMessages } from "#portal/joining/stepMessages.ts";
import { stepTarget } from "./stepTarget.ts";
import * as styles from "./Start.css.ts";

interface StepItemProps extends Pick<SupplierChecklist, "missingDocuments"> {
  step: SupplierChecklistStep;
  /** Whether the agency's application is pending. */
  isWaiting: boolean;
}

/**
 * A step of the checklist: whether it is done, its missing parts, and a link to the page where they are
 * added.
 */
export function StepItem({ step, missingDocuments, isWaiting }: StepItemProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const agency = useAgency();
  const { gaps } = step;
  const target = stepTarget(step);
  const isDone = gaps.length === 0;
  const name = i18n._(stepMessages[step.step]);
  const documents = formats.parts(missingDocuments.map((type) => i18n._(supplierDocumentTypeMessages[type])));
  return (
    <Card as="li" padding="sm" className={styles.step}>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        {isDone ? (
          <Badge tone="positive" icon={CheckIcon}>
            <Trans>Done</Trans>
          </Badge>
        ) : (
          <Badge tone={isWaiting ? "info" : "warning"}>
            {isWaiting ? <Trans>Waits for an answer</Trans> : <Trans>Open</Trans>}
          </Badge>
        )}
      </div>
      {!isDone && !isWaiting && (
        <ul className={styles.gaps}>
          {gaps.map((gap) => (
            <Text as="li" key={gap}>
              {i18n._(gapMessages[gap])}
              {gap === "document_missing" && (
                <>
                  {" "}
                  <Trans>Missing: {documents}.</Trans>
                </>
              )}
            </Text>
          ))}
        </ul>
      )}
      {target !== null && mayShow(agency, target.action) && (
        <LinkButton tone={isDone ? "quiet" : "soft"} size="small" render={<Link to={target.path} />}>
          {i18n._(target.label)}
        </LinkButton>
      )}
    </Card>
  );
}
