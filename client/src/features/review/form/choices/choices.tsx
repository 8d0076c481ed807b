import { Radio, RadioGroup, Text } from '@fluentui/react-components';
import { QUESTION_FIELDS, type ReviewDraft, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { FormField } from '../../../../shared/forms/form-field';
import type { Form } from '../../../../shared/forms/use-form';
import { QUESTION_TEXTS } from '../writing/review-rules';
import { RatingGrid } from './rating-grid';
import { RecommendationCards } from './recommendation-cards';

interface Props {
  form: Form<ReviewDraft>;
  onLeave(): void;
}

/** All fields of a review that are chosen rather than written. */
export function Choices(props: Props) {
  return (
    <>
      <Card number={1} title={t('Ratings')}>
        <Text size={200}>{t('Compared with the papers of this field that you know.')}</Text>
        <RatingGrid {...props} />
      </Card>
      <Card number={2} title={t('Recommendation and questions')}>
        <RecommendationCards {...props} />
        <Questions {...props} />
        <Text size={200}>{t('Only the editors read the answers to the questions.')}</Text>
      </Card>
    </>
  );
}

/** The questions, whose answers only the editors read (lifecycle, section 3, 'Review mode'). */
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
              <Radio value="yes" label={t('Yes')} />
              <Radio value="no" label={t('No')} />
            </RadioGroup>
          </FormField>
        );
      })}
    </>
  );
}
