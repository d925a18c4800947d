import { useLingui } from "@lingui/react/macro";
import { type RatingFilter, ratingFilters } from "@sayara/domain/search/RatingFilter";
import { ratingFilterMessages } from "@sayara/i18n/messages/car/ratingFilterMessages";
import { RadioGroup } from "@sayara/ui/RadioGroup/RadioGroup";
import { ChoiceLabel } from "./ChoiceLabel.tsx";

const anyRating = "any";

interface RatingChoiceProps {
  chosen: RatingFilter | null;
  counts: { readonly [rating in RatingFilter | typeof anyRating]?: number };
  onChange: (rating: RatingFilter | null) => void;
}

/** Filters by the agency's minimum rating. */
export function RatingChoice({ chosen, counts, onChange }: RatingChoiceProps) {
  "use memo";
  const { t, i18n } = useLingui();
  return (
    <RadioGroup<RatingFilter | typeof anyRating>
      legend={t`Agency rating`}
      name="rating"
      value={chosen ?? anyRating}
      onChange={(value) => onChange(value === anyRating ? null : value)}
      options={[
        {
          value: anyRating,
          label: <ChoiceLabel count={counts.any}>{t`Any rating`}</ChoiceLabel>,
          trailing: counts.any ?? 0,
        },
        ...[...ratingFilters].reverse().map((rating) => ({
          value: rating,
          label: <ChoiceLabel count={counts[rating]}>{i18n._(ratingFilterMessages[rating])}</ChoiceLabel>,
          trailing: counts[rating] ?? 0,
        })),
      ]}
    />
  );
}
