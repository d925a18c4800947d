import { useLingui } from "@lingui/react/macro";
import { type RatingFilter, ratingFilters } from "@sayara/domain/search/RatingFilter";
import { ratingFilterMessages } from "@sayara/i18n/messages/car/ratingFilterMessages";
import { RadioGroup } from "@sayara/ui/RadioGroup/RadioGroup";
import { ChoiceMessages } from "./ChoiceMessages.tsx";

const any = "any";

interface RatingChoiceProps {
  chosen: RatingFilter | null;
  counts: { readonly [rating in RatingFilter | typeof any]?: number };
  onChange: (rating: RatingFilter | null) => void;
}

/** Filters by the agency's minimum rating. */
export function RatingChoice({ chosen, counts, onChange }: RatingChoiceProps) {
  "use memo";
  const { t, i18n } = useLingui();
  return (
    <RadioGroup<RatingFilter | typeof any>
      legend={t`Agency rating`}
      name="rating"
      value={chosen ?? any}
      onChange={(value) => onChange(value === any ? null : value)}
      options={[
        {
          value: any,
          label: <ChoiceMessages count={counts.any}>{t`Any rating`}</ChoiceMessages>,
          trailing: counts.any ?? 0,
        },
        ...[...ratingFilters].reverse().map((rating) => ({
          value: rating,
          label: (
            <ChoiceMessages count={counts[rating]}>{i18n._(ratingFilterMessages[rating])}</ChoiceMessages>
          ),
          trailing: counts[rating] ?? 0,
        })),
      ]}
    />
  );
}
