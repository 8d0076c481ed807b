import { Radio, RadioGroup, Select } from '@fluentui/react-components';
import {
  QUESTION_FIELDS,
  type Rating,
  RATING_FIELDS,
  RATING_LABELS,
  RATINGS,
  type Recommendation,
  RECOMMENDATION_LABELS,
  RECOMMENDATIONS,
  REVIEW_FIELD_LABELS,
  type ReviewDraft,
} from '@contracts';
import { Card } from '../../../shared/display/card';
import { FieldRow } from '../../../shared/forms/field-row';
import { FormField } from '../../../shared/forms/form-field';
import type { Form } from '../../../shared/forms/use-form';
import { QUESTION_TEXTS } from './review-rules';

interface Props {
  form: Form<ReviewDraft>;
  onLeave(): void;
}

/** All fields of a review that are chosen, not written. */
export function Choices(props: Props) {
  return (
    <>
      <Card title="Ratings">
        <Ratings {...props} />
      </Card>
      <Card title="Recommendation">
        <RecommendationField {...props} />
        <Questions {...props} />
      </Card>
    </>
  );
}

function Ratings({ form, onLeave }: Props) {
  return (
    <FieldRow>
      {RATING_FIELDS.map((field) => (
        <FormField
          key={field}
          label={REVIEW_FIELD_LABELS[field]}
          htmlFor={form.idOf(field)}
          required
          error={form.errors[field]}
        >
          <Select
            id={form.idOf(field)}
            value={form.values[field] ?? ''}
            onBlur={onLeave}
            onChange={(_event, data) => form.set(field, (data.value || undefined) as Rating | undefined)}
          >
            <option value="">Please choose</option>
            {RATINGS.map((rating) => (
              <option key={rating} value={rating}>
                {RATING_LABELS[rating]}
              </option>
            ))}
          </Select>
        </FormField>
      ))}
    </FieldRow>
  );
}

function RecommendationField({ form, onLeave }: Props) {
  const id = form.idOf('recommendation');
  return (
    <FormField label={REVIEW_FIELD_LABELS.recommendation} htmlFor={id} required error={form.errors.recommendation}>
      <Select
        id={id}
        value={form.values.recommendation ?? ''}
        onBlur={onLeave}
        onChange={(_event, data) => form.set('recommendation', (data.value || undefined) as Recommendation | undefined)}
      >
        <option value="">Please choose</option>
        {RECOMMENDATIONS.map((recommendation) => (
          <option key={recommendation} value={recommendation}>
            {RECOMMENDATION_LABELS[recommendation]}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function Questions({ form, onLeave }: Props) {
  return (
    <>
      {QUESTION_FIELDS.map((field) => {
        const value = form.values[field];
        return (
          <FormField key={field} label={QUESTION_TEXTS[field]} required error={form.errors[field]}>
            <RadioGroup
              id={form.idOf(field)}
              layout="horizontal"
              value={value === undefined ? '' : value ? 'yes' : 'no'}
              onBlur={onLeave}
              onChange={(_event, data) => form.set(field, data.value === 'yes')}
            >
              <Radio value="yes" label="Yes" />
              <Radio value="no" label="No" />
            </RadioGroup>
          </FormField>
        );
      })}
    </>
  );
}
