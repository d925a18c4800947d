import { Trans, useLingui } from "@lingui/react/macro";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { refusalWords } from "@sayara/i18n/words/refusalWords";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CalendarIcon, SearchIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { LostRoad } from "#web/shared/Screen/LostRoad.tsx";
import { Screen, ScreenActions } from "#web/shared/Screen/Screen.tsx";

/** Page of a rental that cannot be booked: the reason and links. `code` null: the address names no rental. */
export function CheckoutRefused({ code, results }: { code: RefusalCode | null; results: string }) {
  const { i18n } = useLingui();
  return (
    <Screen picture={<LostRoad />}>
      <Heading level={1}>
        {code === null ? (
          <Trans>Choose a car first</Trans>
        ) : (
          <Trans>This car can't be booked like this</Trans>
        )}
      </Heading>
      <Text tone="muted" measure>
        {code === null ? (
          <Trans>This address does not say which car you want, or for when. Start from the search.</Trans>
        ) : (
          i18n._(refusalWords[code])
        )}
      </Text>
      <ScreenActions>
        <LinkButton icon={code === null ? SearchIcon : CalendarIcon} render={<Link to={results} />}>
          {code === null ? <Trans>Find a car</Trans> : <Trans>See the other cars for these dates</Trans>}
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}
