import { Trans, useLingui } from "@lingui/react/macro";
import { reviewStars } from "@sayara/api-client/contract/catalogue/reviewsQuery";
import { reviewLanguageNames, reviewLanguages } from "@sayara/domain/review/ReviewLanguage";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Fragment } from "react";
import { Form } from "react-router";
import * as styles from "./AgencyReviews.css.ts";
import { type ReviewsRequest, reviewsAddress } from "./ReviewsRequest.ts";

interface ReviewFiltersProps {
  /** Path of the page. */
  path: string;
  request: ReviewsRequest;
}

/**
 * Form that sorts and filters reviews [RV12]. Submits its fields to the same page, also without JavaScript.
 */
export function ReviewFilters({ path, request }: ReviewFiltersProps) {
  const { t } = useLingui();
  const { sort, stars, language, photo } = request;
  return (
    <search>
      <Form action={path} method="get" className={styles.filters}>
        {/* A new URL resets the fields. The button keeps the focus. */}
        <Fragment key={reviewsAddress("", request)}>
          <SelectField label={t`Order`} name="sort" defaultValue={sort ?? "newest"}>
            <option value="newest">{t`Newest first`}</option>
            <option value="highest">{t`Best rated first`}</option>
            <option value="lowest">{t`Worst rated first`}</option>
          </SelectField>
          <SelectField label={t`Stars`} name="stars" defaultValue={stars ?? ""}>
            <option value="">{t`All ratings`}</option>
            {reviewStars.toReversed().map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <SelectField label={t`Written in`} name="written" defaultValue={language ?? ""}>
            <option value="">{t`All languages`}</option>
            {reviewLanguages.map((one) => (
              <option key={one} value={one} lang={one}>
                {reviewLanguageNames[one]}
              </option>
            ))}
          </SelectField>
          <Checkbox name="photo" value="yes" defaultChecked={photo !== undefined}>
            <Trans>With a photo</Trans>
          </Checkbox>
        </Fragment>
        <Button type="submit" size="large">
          <Trans>Show</Trans>
        </Button>
      </Form>
    </search>
  );
}
