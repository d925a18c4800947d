import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon, CloseIcon } from "@sayara/ui/Icon/icons";

interface DecisionButtonsProps {
  /** Name of the entry, for screen readers. */
  name: string;
  isAccepting: boolean;
  onAccept: () => void;
  onRefuse: () => void;
}

/** Buttons that accept or refuse an entry of the queue. */
export function DecisionButtons({ name, isAccepting, onAccept, onRefuse }: DecisionButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button
        size="small"
        tone="soft"
        icon={CheckIcon}
        working={isAccepting && t`Accepting…`}
        aria-label={t`Accept: ${name}`}
        onClick={onAccept}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button size="small" tone="danger" icon={CloseIcon} aria-label={t`Refuse: ${name}`} onClick={onRefuse}>
        <Trans>Refuse</Trans>
      </Button>
    </>
  );
}
