import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Form } from "react-router";
import * as styles from "./Listing.css.ts";

interface ListingFilterProps {
  path: string;
  keyword: string;
  label: string;
}

/** Form that filters a list by name. Submits `s` to the same page, also without JavaScript. */
export function ListingFilter({ path, keyword, label }: ListingFilterProps) {
  return (
    <search>
      <Form action={path} method="get" className={styles.filter}>
        <TextField
          // A new URL resets the field to its search text.
          key={keyword}
          label={label}
          name="s"
          type="search"
          icon={SearchIcon}
          defaultValue={keyword}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <Button type="submit" size="large">
          <Trans>Filter</Trans>
        </Button>
      </Form>
    </search>
  );
}
