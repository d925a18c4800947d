import { Trans, useLingui } from "@lingui/react/macro";
import type { UserType } from "@sayara/domain/user/UserType";
import { Button } from "@sayara/ui/Button/Button";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { TextField } from "@sayara/ui/TextField/TextField";
import * as styles from "../Bookings.css.ts";

interface KeywordFieldProps {
  keyword: string;
  userType: UserType;
  onSearch: (keyword: string) => void;
}

/** Searches by reference, car and, for staff, driver. Applies on Enter or the button. */
export function KeywordField({ keyword, userType, onSearch }: KeywordFieldProps) {
  const { t } = useLingui();
  return (
    <search>
      <form
        className={styles.keyword}
        onSubmit={(event) => {
          event.preventDefault();
          const keywordValue = new FormData(event.currentTarget).get("s");
          onSearch(typeof keywordValue === "string" ? keywordValue.trim() : "");
        }}
      >
        <TextField
          key={keyword}
          label={userType === "user" ? t`Reference or car` : t`Reference, driver or car`}
          name="s"
          type="search"
          icon={SearchIcon}
          defaultValue={keyword}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <Button type="submit" tone="soft" className={styles.besideField}>
          <Trans>Find</Trans>
        </Button>
      </form>
    </search>
  );
}
